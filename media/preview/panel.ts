import type { PreviewPanelMessage, PreviewCommand, PreviewRequests } from '../../protocol/preview';
import type { ShownOf } from './store/scene';
import type { PageChannel } from '../shared/page/channel';
import type { Store } from '../shared/page/store';
import type { Change } from './store/change';
import type { View } from './store/view';

/** The shared services of the page. */
export interface Panel {
  readonly store: Store<View, Change>;
  readonly post: (message: PreviewPanelMessage) => void;
  readonly channel: PageChannel<PreviewRequests>;
  readonly shownOf: ShownOf;
  readonly run: (command: PreviewCommand) => void;
}
