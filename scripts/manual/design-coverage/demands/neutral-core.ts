import { leftOut, type Design } from '../design';

const noAliases = 'No code ever used the old names: [decision 006](decisions/006-neutral-core.md).';
const noCatalog =
  'The product has no mechanisms of this kind, so there is nothing to keep or to rename: [decision 006](decisions/006-neutral-core.md).';
const noAgents =
  'The product has no agents. People, the solver and transcripts play the games, all through the reducer.';
const noReader =
  'No game of the product fills it, so nothing reads it: [decision 033](decisions/033-contracts-that-are-used.md).';
const otherProposal = 'It belongs to a later proposal that the product does not implement.';

/** The proposal for contracts without a game in them. */
export const neutralCore: Design = {
  title: 'Neutral core (RFC-001)',
  intro:
    'How the proposal is read is in [decision 006](decisions/006-neutral-core.md), [decision 009](decisions/009-turn-order.md), ' +
    '[decision 015](decisions/015-games-by-updates.md) and [decision 018](decisions/018-turn-order.md).',
  sections: [
    {
      title: 'Superseded',
      demands: {
        'core-by-updates':
          'The current contract is a reducer by updates; a game decides for itself how turns are scheduled on it.',
      },
    },
    {
      title: 'Rename map',
      demands: {
        'core-names':
          'Reducer, submitted action, action definition, view, solver, enumeration, replay and transcript have names without a genre.',
        'core-no-game': 'The contracts serve games that are no reactor, and games without a board.',
        'core-spatial-names': leftOut('Mechanisms that are about space keep their spatial names.', noCatalog),
        'core-arrivals': leftOut('The dispatch of arrivals keeps its name.', noCatalog),
      },
    },
    {
      title: 'Submitted actions and action definitions',
      demands: {
        'core-params': 'An offered action needs nothing more, a target on a board, or an index.',
        'core-action-data':
          'A submitted action has an id, and a target or an index where its definition needs one.',
        'core-old-logs': 'A log of a game with one board replays without ids of boards and zones.',
        'core-board-ids': 'A game with one board ignores the ids of boards and zones.',
        'core-action-text': leftOut('An offered action can have a text.', noReader),
      },
    },
    {
      title: 'The view',
      demands: {
        'core-view':
          'A view has the offered actions, the system actions, the status and the number of actions used.',
        'core-actions-used': 'The number of actions used means the same in every game.',
        'core-no-false-proof': 'Nothing is proved impossible where a game has actions that it does not list.',
        'core-hud-items': leftOut(
          'Items of the display are the indexes of an action that lists none of its own.',
          noReader,
        ),
        'core-hud-options': leftOut(
          'Options of dialogues and points of interest are chosen by index.',
          noReader,
        ),
        'core-stars': leftOut('A view can have stars.', noReader),
        'core-active-seat': leftOut('The view of a game with several seats says which seat acts.', noReader),
        'core-grid': 'Targets on a board are in a part of the view that only games with boards have.',
        'core-action-targets': leftOut(
          'An action can have targets of its own instead of those of the board.',
          noReader,
        ),
        'core-flat-view': leftOut('The flat view of the earlier version is still accepted.', noAliases),
      },
    },
    {
      title: 'The reducer',
      demands: {
        'core-view-for': 'A game with several seats has a view for each seat.',
        'core-reducer':
          'A game is three pure functions: the state at the start, the state after an action, and the view.',
        'core-only-reducer': 'The solver needs nothing but these three functions.',
        'core-replay': 'A recorded game is replayed through them, and the first difference is named.',
        'core-agents': leftOut('An environment for agents depends on the same three functions.', noAgents),
      },
    },
    {
      title: 'Turn order',
      demands: {
        'core-order-state': 'A turn order is plain data that a game embeds in its state.',
        'core-order-rotation': 'Advancing goes to the next seat and counts turns and rounds.',
        'core-order-reverse': 'The direction can be reversed.',
        'core-order-skips': 'A seat can be made to skip turns, which are used up before it becomes active.',
        'core-order-extra': 'Extra turns are taken first in, first out, before the rotation continues.',
        'core-order-eliminate': 'Eliminating the active seat ends its turn at once.',
        'core-order-reorder': 'The seats can be put into a new order.',
        'core-order-rounds':
          'Each full rotation counts one round, however many seats skip and however often the direction changes.',
        'core-order-deterministic': 'The same operations give the same order.',
        'core-order-policy':
          'The game decides when an operation happens; the core only decides whose turn it is.',
      },
    },
    {
      title: 'The sequential game loop',
      demands: {
        'core-loop-participation':
          'The view of a seat says that play is sequential and which seat is active.',
        'core-loop-collect': 'A turn collects one intent of each seat; a seat that submits nothing waits.',
        'core-loop-seat': 'An intent names its seat.',
        'core-loop-legality':
          'The seats that are not active can only wait, and an intent is checked against what its seat may do.',
        'core-loop-advance': 'The game advances the turn order while it applies an action.',
        'core-loop-surface':
          'What a seat is offered is what it may do: waiting, and the reactions that are legal.',
        'core-loop-single-agent': leftOut(
          'An agent plays the active seat, and the game drives the others.',
          noAgents,
        ),
        'core-loop-turn-effects':
          'Effects that last for turns or rounds can follow the numbers of the turn order.',
      },
    },
    {
      title: 'Reactions in a turn',
      demands: {
        'core-reaction-pending': 'An action does not take effect at once: it is pending and visible.',
        'core-reaction-offered':
          'A seat that can answer a pending action is offered its reactions; the others wait.',
        'core-reaction-stack': 'Answers stack.',
        'core-reaction-settle':
          'When all seats wait, the exchange ends and the newest move takes effect first.',
        'core-reaction-window': leftOut('A priority window packages this loop.', otherProposal),
      },
    },
    {
      title: 'Deprecation',
      demands: {
        'core-aliases': leftOut(
          'The old names are aliases until version 1.0, which removes them.',
          noAliases,
        ),
        'core-migration': leftOut('The release notes have a table of old and new names.', noAliases),
      },
    },
    {
      title: 'Test plan',
      demands: {
        'core-alias-tests': leftOut('Tests compare old and new names.', noAliases),
      },
    },
    {
      title: 'Historical open questions',
      demands: {
        'core-targets': leftOut(
          'An action can have several targets, described by a specification.',
          otherProposal,
        ),
        'core-view-generics': leftOut(
          'The parts of the view for boards and zones are generic.',
          'A game adds its own fields by the type of its view instead; the optional part for boards is plain data. There are no zones.',
        ),
      },
    },
  ],
};
