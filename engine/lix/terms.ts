/** The kinds of nukes, one of which a game uses for all players. */
export const nukeKinds = ['Exploder', 'Concede'] as const;
export type NukeKind = (typeof nukeKinds)[number];

/** The skills that can be assigned to a lix. An exploder kills its lix; the other skills are only used up. */
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

/** A game with the inputs of its players. Updates are counted from 1; players and inputs by their index from 0. */
export interface Scenario {
  readonly nuke: NukeKind;
  /** The length in updates. With 0 the first save ends the game for all players. */
  readonly overtime: number;
  readonly players: readonly Player[];
  /** In the order of the file, which is not always the order of their updates. */
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

/** An input of a player between two updates. It takes effect at the beginning of the second, `update`. */
export type Input = {
  /** Its index in the file's list, which may also contain faulty inputs. */
  readonly index: number;
  readonly update: number;
  /** The index of the player. */
  readonly player: number;
} & (
  | { readonly type: 'Nuke' }
  | { readonly type: 'Leave' }
  /** `lix`: the number of the player's lix, counted in spawn order from 1. */
  | { readonly type: 'Assign'; readonly skill: Skill; readonly lix: number }
);

/** The reason why a player lost control. A player never regains control. */
export type LossReason = 'conceded' | 'left' | 'end-of-overtime';

/** The reason why an input had no effect; its player waited. */
export type LixRefusal =
  /** Each player may nuke once per game. */
  | 'second-nuke'
  /** The player lost control: see `PlayerState.lostControl`. */
  | 'no-control'
  /** The player has none of that skill left. */
  | 'no-skill'
  /** The lix has not spawned at that time. */
  | 'not-spawned'
  /** The lix was saved or has exploded before. */
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
  /** The remaining number of each skill. */
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
  /** The number of past updates. */
  readonly update: number;
  /** In the order of the scenario's players. */
  readonly players: readonly PlayerState[];
  readonly overtimeLeft: number;
  /** The update in which overtime began; it first decreases in the next update. `null` if it has not begun. */
  readonly overtimeSince: number | null;
  /** The update of the end-of-overtime nuke, since which the exits are closed; `null` if they are open. */
  readonly endNuke: number | null;
  /** The update in which the game ended; `null` if it has not ended. */
  readonly over: number | null;
  /** The events of that update, in order. */
  readonly events: readonly LixEvent[];
}

/** An event of an update. `player` is an index into the list of players. */
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
  /** `lix`: the number of lix that will not spawn any more. */
  | { readonly event: 'hatch_emptied'; readonly player: number; readonly lix: number }
  | { readonly event: 'control_lost'; readonly player: number; readonly why: LossReason }
  | { readonly event: 'end_of_overtime' }
  | { readonly event: 'exits_closed' }
  | { readonly event: 'spawned'; readonly player: number; readonly lix: number }
  | { readonly event: 'exploded'; readonly player: number; readonly lix: number; readonly by: ExplosionCause }
  | { readonly event: 'saved'; readonly player: number; readonly lix: number }
  /** `player`: the first player who satisfies the conditions. */
  | { readonly event: 'overtime_started'; readonly player: number; readonly left: number }
  | { readonly event: 'game_over' };

/** The cause of an explosion: a nuke, or an assigned exploder. */
export type ExplosionCause = 'nuke' | 'exploder';

/** An event of a lix in a lane, with its update. */
export interface Mark {
  readonly update: number;
  /** Counted in spawn order from 1. */
  readonly lix: number;
}

export interface ExplosionMark extends Mark {
  readonly by: ExplosionCause;
}

/** An input, and whether it took effect. */
export interface InputMark {
  readonly input: Input;
  /** The reason of the refusal; `null` if the input took effect. */
  readonly refused: LixRefusal | null;
}

/** The course of a player's whole game. */
export interface Lane {
  readonly player: Player;
  readonly spawns: readonly Mark[];
  readonly saves: readonly Mark[];
  readonly explosions: readonly ExplosionMark[];
  /** In order of their updates, including those after the end of the game. */
  readonly inputs: readonly InputMark[];
  /** The same as in the last state. */
  readonly lostControl: PlayerState['lostControl'];
  /** The first update since which none of the player's lix walks or is still to spawn; `null` if some still do. */
  readonly finished: number | null;
}

/** The result of a game. */
export interface Verdict {
  /** `won`: the game is over and a player has saved a lix. `failed`: the game is over and no player has. */
  readonly status: 'playing' | 'won' | 'failed';
  /** The saved lix by player. */
  readonly saved: readonly number[];
  /** The players with the most saved lix, if the game is over and at least one lix was saved. */
  readonly winners: readonly number[];
}

/** A played scenario. Plain data. */
export interface Timeline {
  readonly scenario: Scenario;
  /**
   * `states[n]` is the game after update n; `states[0]` is the game before the first one. The list ends with the game
   * or the scenario.
   */
  readonly states: readonly LixGame[];
  /** One lane per player. */
  readonly lanes: readonly Lane[];
  /** The update in which overtime began to run. */
  readonly overtimeSince: number | null;
  /** The update of the end-of-overtime nuke, since which the exits are closed. */
  readonly endNuke: number | null;
  /** The update in which the game ended. */
  readonly over: number | null;
  readonly verdict: Verdict;
}
