import type { PanelMessage, PreviewCommand } from '../../protocol/preview';
import type { ShownOf } from './store/scene';
import type { Store } from '../shared/page/store';
import type { Change } from './store/change';
import type { View } from './store/view';

/** The parts of the page that everything on it works with. */
export interface Panel {
  readonly store: Store<View, Change>;
  readonly post: (message: PanelMessage) => void;
  readonly shownOf: ShownOf;
  readonly run: (command: PreviewCommand) => void;
}
