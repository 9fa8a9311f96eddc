import type { KeyPress } from '../shared/page/keys';
import type { Commands } from './commands';

/** Runs a command. */
type KeyEffect = (commands: Commands) => void;

const stepBack: KeyEffect = ({ step }) => step(-1);
const stepForward: KeyEffect = ({ step }) => step(1);
const zoomIn: KeyEffect = ({ zoom }) => zoom(1.5);

const effects: Readonly<Record<string, KeyEffect>> = {
  ArrowLeft: stepBack,
  ArrowRight: stepForward,
  ',': stepBack,
  '.': stepForward,
  '[': ({ event }) => event(-1),
  ']': ({ event }) => event(1),
  Home: ({ goToStart }) => goToStart(),
  End: ({ goToEnd }) => goToEnd(),
  Enter: ({ revealInput }) => revealInput(),
  '+': zoomIn,
  '=': zoomIn,
  '-': ({ zoom }) => zoom(1 / 1.5),
  '0': ({ zoomToFit }) => zoomToFit(),
};

/** The keys with their descriptions. */
export const keyWords: readonly (readonly [string, string])[] = [
  ['← →', 'previous or next update; also , and .'],
  ['[ ]', 'previous or next event'],
  ['Home End', 'start of the game, last update'],
  ['Enter', 'show the input of the update in the text'],
  ['+ - 0', 'zoom in, zoom out, fit'],
];

/** Returns the effect of a key on the lanes; `null` if the page does not use it. */
export function keyEffect({ key, ctrlKey, metaKey, altKey }: KeyPress): KeyEffect | null {
  if (altKey || ctrlKey || metaKey || !Object.hasOwn(effects, key)) return null;
  return effects[key] ?? null;
}
