import type { PreviewCommand } from '../../protocol/preview';
import type { Host } from './messages';
import type { ShownOf } from './store/scene';
import type { Store } from './store/store';

/** What every part of the panel works with. */
export interface Panel {
  readonly store: Store;
  readonly host: Host;
  readonly shownOf: ShownOf;
  readonly run: (command: PreviewCommand) => void;
}
