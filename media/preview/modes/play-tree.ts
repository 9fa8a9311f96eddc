import { MalformedAction, memoize, type SubmittedAction } from '../../../engine/core';
import { applyAction, type RefusalCode, type State } from '../../../engine/reactor/simulation';

/** A state reached in play. */
export interface PlayNode {
  /** The index of the previous node; -1 for the start. */
  readonly parent: number;
  /** The action that led here; `null` for the start. */
  readonly action: SubmittedAction | null;
  readonly state: State;
}

/** All branches of play from one start. Node 0 is the start; parents come before their children. */
export interface PlayTree {
  readonly nodes: readonly PlayNode[];
  /** The end of the shown branch. */
  readonly tip: number;
  /** The shown node, on the path from the start to the tip. */
  readonly at: number;
}

/** Creates a tree with only the start. */
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

/** The shown state. */
export function stateOf({ nodes, at }: PlayTree): State | undefined {
  return nodes[at]?.state;
}

/** The actions from the start to a node. */
export function actionsTo(tree: PlayTree, node: number): readonly SubmittedAction[] {
  return pathTo(tree, node).flatMap((each) => tree.nodes[each]?.action ?? []);
}

/** Shows the node at a depth of the current branch. */
export function rewind(tree: PlayTree, depth: number): PlayTree {
  const path = pathOf(tree);
  return { ...tree, at: path[Math.min(Math.max(depth, 0), path.length - 1)] ?? 0 };
}

/** Shows another branch, at its end. */
export function switchTo(tree: PlayTree, tip: number): PlayTree {
  return tree.nodes[tip] === undefined ? tree : { ...tree, tip, at: tip };
}

/**
 * Takes an action in the shown state. If it was played there before, follows that branch; otherwise starts a new branch and
 * keeps the old one. Returns the reason if the action is refused.
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

/** Takes several actions; stops at one that is refused or malformed. */
export function actAll(tree: PlayTree, actions: readonly SubmittedAction[]): PlayTree {
  let played = tree;
  for (const action of actions) {
    const next = attempt(played, action);
    if (next === null) break;
    played = next;
  }
  return played;
}

/** Replays the tree from another start. Returns the tree and the number of nodes that were lost. */
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
