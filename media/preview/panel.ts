import type { PreviewCommand } from '../../protocol/preview';
import type { Host } from './messages';
import type { ShownOf } from './store/scene';
import type { Store } from '../shared/page/store';
import type { Change } from './store/change';
import type { View } from './store/view';

/** What every part of the panel works with. */
export interface Panel {
  readonly store: Store<View, Change>;
  readonly host: Host;
  readonly shownOf: ShownOf;
  readonly run: (command: PreviewCommand) => void;
}
