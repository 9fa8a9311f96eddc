/** Plays a run on the shown floor. */
import { roomsGame } from '../../engine/rooms';
import type { Controller } from './controller';
import { savedRun } from './replay';
import { eventWords } from './words';

/** The messages of refused actions. */
const refusals = {
  'game-over': 'The run is over.',
  'in-fight': 'Finish the fight first: press F.',
  'no-fight': 'There is no enemy here.',
  blocked: 'A wall is in the way.',
  'nothing-here': 'There is no pile here.',
  'no-stairs': 'There are no stairs here.',
  'floor-cannot-be-made': 'The next floor cannot be generated.',
} as const;

export interface Playback {
  /** Starts a run at the cursor, or ends the current one. */
  readonly toggle: () => void;
  readonly stop: () => void;
  /** Takes an action and announces its events. */
  readonly act: (id: string) => void;
  /** Fights, takes a pile or descends, whichever is possible. */
  readonly actAny: () => void;
  /** Shows the run after a number of its actions. */
  readonly goTo: (wanted: (at: number) => number) => void;
  readonly save: () => void;
}

export function createPlayback(controller: Controller): Playback {
  const stop = (): void => {
    const { play } = controller.view();
    if (play !== null)
      controller.change({ play: null, floor: play.floor, seed: play.seed, cursor: play.cell });
  };
  const act = (id: string): void => {
    const shown = controller.shown();
    const { play } = controller.view();
    if (play === null || shown.kind !== 'run') {
      controller.notify('Actions require play mode. Press P to play from here.');
      return;
    }
    const next = roomsGame.apply(shown.run, { id });
    if (next.refused !== null) {
      controller.notify(next.fault?.message ?? refusals[next.refused], true);
      return;
    }
    // fewer actions may be possible than were saved
    const at = shown.runs.length - 1;
    const isReplayed = at < shown.count && play.actions[at] === id;
    const played = isReplayed
      ? play
      : { ...play, actions: [...play.actions.slice(0, at), id], verdict: null };
    controller.change({ play: { ...played, at: at + 1 } });
    controller.putCursor(next.player.cell);
    if (next.events.length > 0) controller.announce(next.events.map(eventWords).join(' '));
  };
  return {
    stop,
    act,
    toggle() {
      const shown = controller.shown();
      const { floor, seed, cursor } = controller.view();
      if (shown.kind === 'run') stop();
      else if (shown.kind === 'floor' && floor !== null) {
        controller.change({ play: { floor, seed, cell: cursor, actions: [], at: 0, verdict: null } });
        const next = controller.shown();
        if (next.kind === 'run') controller.putCursor(next.run.player.cell);
      } else controller.notify('Choose a floor to play on.', true);
    },
    actAny() {
      const shown = controller.shown();
      const offered = shown.kind === 'run' ? roomsGame.view(shown.run).actions.map(({ id }) => id) : [];
      act(['fight', 'pick_up', 'descend'].find((id) => offered.includes(id)) ?? 'pick_up');
    },
    goTo(wanted) {
      const shown = controller.shown();
      const { play } = controller.view();
      if (play === null || shown.kind !== 'run') return;
      const at = Math.max(0, Math.min(shown.count, wanted(shown.runs.length - 1)));
      controller.change({ play: { ...play, at } });
      const next = controller.shown();
      if (next.kind !== 'run') return;
      controller.putCursor(next.run.player.cell);
      const words = next.run.events.map(eventWords).join(' ');
      if (words !== '') controller.announce(words);
    },
    save() {
      const { known, play } = controller.view();
      const shown = controller.shown();
      if (known === null || play === null || shown.kind !== 'run') return;
      const actions = play.actions.slice(0, shown.runs.length - 1);
      void controller.save(savedRun(known.registry, known.name, { ...play, actions }));
    },
  };
}
