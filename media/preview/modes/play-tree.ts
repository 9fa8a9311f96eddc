import { MalformedAction, memoize, type SubmittedAction } from '../../../engine/core';
import { applyAction, type RefusalCode, type State } from '../../../engine/reactor/simulation';

/** A state that play came through. */
export interface PlayNode {
  /** The node before it; -1 for the start. */
  readonly parent: number;
  /** What led here; `null` for the start. */
  readonly action: SubmittedAction | null;
  readonly state: State;
}

/** All that was played from one start, with every branch. Node 0 is the start; a parent comes before its children. */
export interface PlayTree {
  readonly nodes: readonly PlayNode[];
  /** The end of the branch that is shown. */
  readonly tip: number;
  /** The node that is shown: on the way from the start to the tip. */
  readonly at: number;
}

/** A tree of which nothing is played yet. */
export function plantTree(state: State): PlayTree {
  return { nodes: [{ parent: -1, action: null, state }], tip: 0, at: 0 };
}

/** The nodes from the start to the tip. */
export const pathOf: (tree: PlayTree) => readonly number[] = memoize((tree: PlayTree) =>
  pathTo(tree, tree.tip),
);

export function pathTo({ nodes }: PlayTree, tip: number): readonly number[] {
  const path: number[] = [];
  for (let node = tip; node >= 0; node = nodes[node]?.parent ?? -1) path.push(node);
  return path.reverse();
}

/** The ends of all branches, oldest first. */
export function tipsOf({ nodes }: PlayTree): readonly number[] {
  const parents = new Set(nodes.map(({ parent }) => parent));
  return nodes.flatMap((_, node) => (parents.has(node) ? [] : [node]));
}

/** The state that is shown. */
export function stateOf({ nodes, at }: PlayTree): State | undefined {
  return nodes[at]?.state;
}

/** What was played from the start to a node. */
export function actionsTo(tree: PlayTree, node: number): readonly SubmittedAction[] {
  return pathTo(tree, node).flatMap((each) => tree.nodes[each]?.action ?? []);
}

/** Shows the node that lies so far from the start on this branch. */
export function rewind(tree: PlayTree, depth: number): PlayTree {
  const path = pathOf(tree);
  return { ...tree, at: path[Math.min(Math.max(depth, 0), path.length - 1)] ?? 0 };
}

/** Shows another branch, at its end. */
export function switchTo(tree: PlayTree, tip: number): PlayTree {
  return tree.nodes[tip] === undefined ? tree : { ...tree, tip, at: tip };
}

/**
 * Acts in the state that is shown. What was played there before is gone along again; something else begins a branch, and
 * the old one stays. The reason, where the action is refused.
 */
export function act(tree: PlayTree, action: SubmittedAction): PlayTree | RefusalCode {
  const { nodes, at } = tree;
  const known = nodes.findIndex((node) => node.parent === at && isSame(node.action, action));
  if (known >= 0) {
    return { nodes, at: known, tip: pathOf(tree).includes(known) ? tree.tip : lastBelow(tree, known) };
  }
  const from = nodes[at];
  if (from === undefined) return 'game-over';
  const state = applyAction(from.state, action);
  if (state.refused !== null) return state.refused;
  return { nodes: [...nodes, { parent: at, action, state }], tip: nodes.length, at: nodes.length };
}

/** Acts several times; ends where one is refused or malformed. */
export function actAll(tree: PlayTree, actions: readonly SubmittedAction[]): PlayTree {
  let played = tree;
  for (const action of actions) {
    const next = attempt(played, action);
    if (next === null) break;
    played = next;
  }
  return played;
}

/** The same play from another start, as far as it goes there; how many nodes had to go. */
export function replant(tree: PlayTree, start: State): { tree: PlayTree; lost: number } {
  const moved = new Map<number, number>([[0, 0]]);
  const nodes: PlayNode[] = [{ parent: -1, action: null, state: start }];
  tree.nodes.forEach(({ parent, action }, index) => {
    const from = moved.get(parent);
    const before = from === undefined ? undefined : nodes[from];
    if (from === undefined || before === undefined || action === null) return;
    const grown = attempt({ nodes: [{ ...before, parent: -1 }], tip: 0, at: 0 }, action);
    const state = grown?.nodes[1]?.state;
    if (state === undefined) return;
    moved.set(index, nodes.length);
    nodes.push({ parent: from, action, state });
  });
  const nearest = (node: number): number =>
    pathTo(tree, node)
      .map((each) => moved.get(each))
      .reverse()
      .find((each) => each !== undefined) ?? 0;
  const at = nearest(tree.at);
  return { tree: { nodes, tip: nearest(tree.tip), at }, lost: tree.nodes.length - nodes.length };
}

function attempt(tree: PlayTree, action: SubmittedAction): PlayTree | null {
  try {
    const next = act(tree, action);
    return typeof next === 'string' ? null : next;
  } catch (error) {
    if (error instanceof MalformedAction) return null;
    throw error;
  }
}

function lastBelow({ nodes }: PlayTree, node: number): number {
  let tip = node;
  nodes.forEach(({ parent }, index) => {
    if (parent === tip) tip = index;
  });
  return tip;
}

function isSame(one: SubmittedAction | null, other: SubmittedAction): boolean {
  return one?.id === other.id && one.x === other.x && one.y === other.y && one.index === other.index;
}
