/** A run on the floor that is shown: begun, played, gone back in, saved. */
import { roomsGame } from '../../engine/rooms';
import type { Desk } from './desk';
import { savedRun } from './replay';
import { eventWords } from './words';

/** Why an action changed nothing, in words. */
const refusals = {
  'game-over': 'The run is over.',
  'in-fight': 'First comes the fight: press F.',
  'no-fight': 'Nobody is here to fight.',
  blocked: 'There is a wall.',
  'nothing-here': 'There is no pile here.',
  'no-stairs': 'There are no stairs here.',
  'floor-cannot-be-made': 'The next floor cannot be made.',
} as const;
export interface Running {
  /** Begins a run at the cursor, or ends the one that is played. */
  readonly toggle: () => void;
  readonly stop: () => void;
  /** Does an action of the run; what it leads to is said. */
  readonly act: (id: string) => void;
  /** Does whichever of fighting, taking a pile and descending is offered. */
  readonly actAny: () => void;
  /** Shows the run after another number of its actions. */
  readonly goTo: (wanted: (at: number) => number) => void;
  readonly save: () => void;
}

export function createRunning(desk: Desk): Running {
  const stop = (): void => {
    const { play } = desk.view();
    if (play !== null) desk.change({ play: null, floor: play.floor, seed: play.seed, cursor: play.cell });
  };
  const act = (id: string): void => {
    const shown = desk.shown();
    const { play } = desk.view();
    if (play === null || shown.kind !== 'run') {
      desk.say('Actions are taken in play: press P to play from here.');
      return;
    }
    const next = roomsGame.apply(shown.run, { id });
    if (next.refused !== null) {
      desk.say(next.fault?.message ?? refusals[next.refused], true);
      return;
    }
    // what was done before may be less than what was kept
    const at = shown.runs.length - 1;
    const isReplayed = at < shown.count && play.actions[at] === id;
    const played = isReplayed
      ? play
      : { ...play, actions: [...play.actions.slice(0, at), id], verdict: null };
    desk.change({ play: { ...played, at: at + 1 } });
    desk.putCursor(next.player.cell);
    if (next.events.length > 0) desk.tell(next.events.map(eventWords).join(' '));
  };
  return {
    stop,
    act,
    toggle() {
      const shown = desk.shown();
      const { floor, seed, cursor } = desk.view();
      if (shown.kind === 'run') stop();
      else if (shown.kind === 'floor' && floor !== null) {
        desk.change({ play: { floor, seed, cell: cursor, actions: [], at: 0, verdict: null } });
        const next = desk.shown();
        if (next.kind === 'run') desk.putCursor(next.run.player.cell);
      } else desk.say('Choose a floor to play on.', true);
    },
    actAny() {
      const shown = desk.shown();
      const offered = shown.kind === 'run' ? roomsGame.view(shown.run).actions.map(({ id }) => id) : [];
      act(['fight', 'pick_up', 'descend'].find((id) => offered.includes(id)) ?? 'pick_up');
    },
    goTo(wanted) {
      const shown = desk.shown();
      const { play } = desk.view();
      if (play === null || shown.kind !== 'run') return;
      const at = Math.max(0, Math.min(shown.count, wanted(shown.runs.length - 1)));
      desk.change({ play: { ...play, at } });
      const next = desk.shown();
      if (next.kind !== 'run') return;
      desk.putCursor(next.run.player.cell);
      const said = next.run.events.map(eventWords).join(' ');
      if (said !== '') desk.tell(said);
    },
    save() {
      const { known, play } = desk.view();
      const shown = desk.shown();
      if (known === null || play === null || shown.kind !== 'run') return;
      const actions = play.actions.slice(0, shown.runs.length - 1);
      desk.post(savedRun(known.registry, known.name, { ...play, actions }));
    },
  };
}
