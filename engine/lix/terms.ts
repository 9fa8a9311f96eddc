/** What a player's nuke is in a game. */
export const nukeKinds = ['Exploder', 'Concede'] as const;
export type NukeKind = (typeof nukeKinds)[number];

/** What can be assigned to a lix. An exploder kills its lix; the others are only spent. */
export const skills = [
  'Walker',
  'Runner',
  'Climber',
  'Floater',
  'Exploder',
  'Jumper',
  'Blocker',
  'Builder',
  'Platformer',
  'Basher',
  'Miner',
  'Digger',
  'Cuber',
  'Batter',
] as const;
export type Skill = (typeof skills)[number];
export type SkillCounts = Readonly<Partial<Record<Skill, number>>>;

export const inputTypes = ['Nuke', 'Assign', 'Leave'] as const;
export type InputType = (typeof inputTypes)[number];

/** A game, with what its players do in it. Updates are counted from 1; players and inputs by their place from 0. */
export interface Scenario {
  readonly nuke: NukeKind;
  /** In updates. 0: the first save ends the game for all. */
  readonly overtime: number;
  readonly players: readonly Player[];
  /** In the order in which they are written, which is not always that of their updates. */
  readonly inputs: readonly Input[];
  /** The last update that is played. */
  readonly until: number;
}

export interface Player {
  readonly id: string;
  readonly lixInHatch: number;
  /** Lix spawn in the updates 1, 1 + `spawnInterval`, 1 + 2 `spawnInterval` and so on. */
  readonly spawnInterval: number;
  /** A lix that spawned in update n is at the exit in update n + `updatesToExit`. */
  readonly updatesToExit: number;
  readonly skills: SkillCounts;
}

/** What a player does between two updates: it takes effect at the beginning of the second, `update`. */
export type Input = {
  /** Its place in the file's list, which may have faulty ones too. */
  readonly index: number;
  readonly update: number;
  /** Which of the players. */
  readonly player: number;
} & (
  | { readonly type: 'Nuke' }
  | { readonly type: 'Leave' }
  /** `lix`: the player's own, counted in spawn order from 1. */
  | { readonly type: 'Assign'; readonly skill: Skill; readonly lix: number }
);

/** Why a player lost control, which never comes back. */
export type LossReason = 'conceded' | 'left' | 'end-of-overtime';

/** Why an input did nothing: its player waited. */
export type LixRefusal =
  /** Each player may nuke once a game. */
  | 'second-nuke'
  /** The player lost control: see `PlayerState.lostControl`. */
  | 'no-control'
  /** The player has none of that skill left. */
  | 'no-skill'
  /** That lix has not spawned by then. */
  | 'not-spawned'
  /** That lix was saved or has exploded by then. */
  | 'lix-gone'
  /** The player has left before. */
  | 'has-left'
  /** The game was over before. */
  | 'game-over';

/** A player after some update. Plain data. */
export interface PlayerState {
  readonly inHatch: number;
  readonly spawned: number;
  /** The numbers of the lix that walk, in spawn order. */
  readonly alive: readonly number[];
  readonly saved: number;
  readonly exploded: number;
  /** What is left of each skill. */
  readonly skills: SkillCounts;
  /** The update of the player's nuke; `null` as long as there was none. */
  readonly nuked: number | null;
  /** The update since which the player is gone. */
  readonly left: number | null;
  readonly lostControl: { readonly why: LossReason; readonly update: number } | null;
}

/** A game after some update. Plain data, which never changes. */
export interface LixGame {
  readonly scenario: Scenario;
  /** How many updates have been. */
  readonly update: number;
  /** In the order of the scenario's. */
  readonly players: readonly PlayerState[];
  readonly overtimeLeft: number;
  /** The update in which overtime began to run; its first drop is in the next. `null` as long as it does not run. */
  readonly overtimeSince: number | null;
  /** The update of the end-of-overtime nuke, since which the exits are closed; `null` as long as they are open. */
  readonly endNuke: number | null;
  /** The update in which the game ended; `null` while it goes on. */
  readonly over: number | null;
  /** What happened in that update, in order. */
  readonly events: readonly LixEvent[];
}

/** Something that happened in an update. `player` is a place in the list of players. */
export type LixEvent =
  | { readonly event: 'nuked'; readonly player: number; readonly kind: NukeKind }
  | { readonly event: 'left'; readonly player: number }
  | { readonly event: 'assigned'; readonly player: number; readonly skill: Skill; readonly lix: number }
  | {
      readonly event: 'refused';
      readonly player: number;
      readonly type: InputType;
      readonly why: LixRefusal;
    }
  /** `lix`: how many will not spawn any more. */
  | { readonly event: 'hatch_emptied'; readonly player: number; readonly lix: number }
  | { readonly event: 'control_lost'; readonly player: number; readonly why: LossReason }
  | { readonly event: 'end_of_overtime' }
  | { readonly event: 'exits_closed' }
  | { readonly event: 'spawned'; readonly player: number; readonly lix: number }
  | { readonly event: 'exploded'; readonly player: number; readonly lix: number; readonly by: ExplosionCause }
  | { readonly event: 'saved'; readonly player: number; readonly lix: number }
  /** `player`: the first who satisfies the conditions. */
  | { readonly event: 'overtime_started'; readonly player: number; readonly left: number }
  | { readonly event: 'game_over' };

/** By a nuke, or by an exploder that was assigned. */
export type ExplosionCause = 'nuke' | 'exploder';

/** A lix of a lane, in the update in which something became of it. */
export interface Mark {
  readonly update: number;
  /** Counted in spawn order from 1. */
  readonly lix: number;
}

export interface ExplosionMark extends Mark {
  readonly by: ExplosionCause;
}

/** An input, and whether it did something. */
export interface InputMark {
  readonly input: Input;
  /** `null` where it took effect. */
  readonly refused: LixRefusal | null;
}

/** What became of a player over a whole game. */
export interface Lane {
  readonly player: Player;
  readonly spawns: readonly Mark[];
  readonly saves: readonly Mark[];
  readonly explosions: readonly ExplosionMark[];
  /** By their updates, those behind the end of the game too. */
  readonly inputs: readonly InputMark[];
  /** As in the last state. */
  readonly lostControl: PlayerState['lostControl'];
  /** The update since which none of the player's lix walks or is to spawn; `null` where some still do. */
  readonly finished: number | null;
}

/** How a game stands. */
export interface Verdict {
  /** `won`: it is over, and somebody has saved a lix. `failed`: it is over, and nobody has. */
  readonly status: 'playing' | 'won' | 'failed';
  /** By player. */
  readonly saved: readonly number[];
  /** The players with most saved, where the game is over and somebody has saved any. */
  readonly winners: readonly number[];
}

/** A scenario, played. Plain data but for nothing. */
export interface Timeline {
  readonly scenario: Scenario;
  /** `states[n]` is the game after update n; the first is that before any. It ends where the game or the scenario does. */
  readonly states: readonly LixGame[];
  /** One a player. */
  readonly lanes: readonly Lane[];
  /** The update in which overtime began to run. */
  readonly overtimeSince: number | null;
  /** The update of the end-of-overtime nuke, since which the exits are closed. */
  readonly endNuke: number | null;
  /** The update in which the game ended. */
  readonly over: number | null;
  readonly verdict: Verdict;
}
