import { leftOut, type Section } from '../../design';

/** Files and tools: validation, editor, serialization, balance, tests. */
export const files: readonly Section[] = [
  {
    title: 'Validation',
    demands: {
      'v1-errors-block-save': 'A level with errors is not saved.',
      'v1-errors-block-run': 'A level with errors is not played.',
      'v1-warnings-allow': 'A level with warnings is saved and played.',
      'v1-warnings-visible': 'The warnings of a level are visible where it is played.',
      'v1-error-dimensions': 'Error: the dimensions are below the minimum.',
      'v1-error-rows': 'Error: rows and columns do not match the dimensions.',
      'v1-error-robot': 'Error: the robot is out of bounds or not on floor.',
      'v1-error-wall-hazard': 'Error: a wall has hazards.',
      'v1-error-prop': 'Error: a prop is out of bounds or not on floor.',
      'v1-error-binding': 'Error: a binding of a reactor is invalid.',
      'v1-error-door': 'Error: the edge of a door is invalid.',
      'v1-error-floor-leak': 'Error: a fuel or coolant leak is not under floor.',
      'v1-error-wall-leak': 'Error: an electricity leak is not in a wall or has no valid face.',
      'v1-error-rule-leak': 'Error: a rule would create an invalid leak.',
      'v1-error-junction-carrier': 'Error: a junction is not above exactly one network.',
      'v1-error-junction-flow': 'Error: the flow through a junction is ambiguous.',
      'v1-error-loop': 'Error: a network has a loop.',
      'v1-error-rule-target': 'Error: a rule refers to something invalid.',
      'v1-error-data': 'Error: required data is missing or malformed.',
      'v1-warning-consumer': 'Warning: a consumer that no reactor needs is unreachable.',
      'v1-warning-orphan': 'Warning: a network cell has no source.',
      'v1-warning-starved':
        'A required consumer that starves at the start is reported: as a warning if nothing can supply it, else as information.',
      'v1-warning-not-ready': 'A reactor that is not ready at the start is reported, as information.',
      'v1-warning-supply': 'Warning: a supply is of no use.',
      'v1-warning-hazard': 'Warning: a hazard has no remedy or no way to it.',
    },
  },
  {
    title: 'Editor requirements',
    demands: {
      'v1-editor-concepts':
        'The board editor creates terrain, networks, all props with bindings, modes and edges, leaks, hazards and the robot.',
      'v1-editor-rules': 'The board editor creates rules.',
      'v1-editor-layers': 'The board editor always shows all layers.',
      'v1-editor-preview': 'The preview can show the board as a player sees it, locked or unlocked.',
      'v1-editor-save': 'Saving checks the level and refuses errors.',
    },
  },
  {
    title: 'Serialization',
    demands: {
      'v1-file-contents': 'A file has all that a level has, and reading and writing it loses nothing.',
      'v1-file-state': 'A saved game has the dynamic state, and play continues from it exactly.',
      'v1-file-save': 'A game can be saved while it is played.',
      'v1-file-rejects':
        'A file that is not of this format or is malformed is rejected with a clear message.',
    },
  },
  {
    title: 'Balancing data',
    demands: {
      'v1-balance-values':
        'The numbers that the design leaves to balancing are in the balance, and a file can change each.',
      'v1-balance-ratios': leftOut(
        'How ratios divide a flow is balancing.',
        'The weights of a mode are divided by their sum (`v1-junction-weights`), which needs no number.',
      ),
      'v1-balance-used': 'The simulation follows the balance.',
      'v1-balance-tests': 'Tests take their numbers from the balance.',
    },
  },
  {
    title: 'Test requirements',
    demands: {
      'v1-test-validation':
        'Tests: validation rejects ambiguous networks, loops, and invalid leaks, doors, bindings, robots and rules.',
      'v1-test-adjacency': 'Tests: each carrier goes through valid networks.',
      'v1-test-junctions': 'Tests: junction ratios change service or leaks.',
      'v1-test-services': 'Tests: consumers have all four services.',
      'v1-test-readiness': 'Tests: readiness needs three consumers and a reactor that is not hot.',
      'v1-test-activation': 'Tests: only a ready reactor is activated.',
      'v1-test-heat': 'Tests: terminal heat loses.',
      'v1-test-robot': 'Tests: an unsafe robot loses.',
      'v1-test-immunity': 'Tests: heat immunity helps against heat only.',
      'v1-test-leaks': 'Tests: leaks of all carriers use their access.',
      'v1-test-remedies': 'Tests: remedies act on their own hazard and block it.',
      'v1-test-doors': 'Tests: doors stop hazards on their edge only.',
      'v1-test-rules': 'Tests: rules fire deterministically.',
      'v1-test-forecasts': 'Tests: forecasts report losses, readiness, starvation and growing hazards.',
      'v1-test-files': 'Tests: files are written and read without loss, and others are rejected.',
    },
  },
];
