/** Entry point of the scenario panel's webview. */
import { render } from 'lit';
import { lixPanelVersion } from '../../protocol/lix';
import { createChangeDetector } from '../shared/page/changes';
import { createPage } from '../shared/page/create-page';
import { listenToKeys } from '../shared/page/keys';
import { app } from './app';
import { createCommands } from './commands';
import { createController, type LixPage } from './controller';
import { keyEffect } from './keymap';
import { createLanesBox } from './lanes-box';
import { restored, stateToSave } from './persistence';
import { lixStyles } from './styles';
import { atOf, isStale, lastOf, received, timelineOf } from './view';

const page: LixPage = createPage({ protocol: lixPanelVersion, stateVersion: 1, styles: [lixStyles] });
const controller = createController(page, restored(page.saved));
const lanes = createLanesBox({ ...controller, moved: page.requestPaint });
const commands = createCommands(controller, lanes, page.paint);
const isOther = createChangeDetector();

function paint(): void {
  const view = controller.view();
  const { now, zoom, spot } = view;
  const timeline = timelineOf(view);
  render(app(lanes, view, commands), page.root);
  const at = timeline === null ? 0 : atOf(view, timeline);
  lanes.paint(timeline && { timeline, at, zoom, spot, isOld: isStale(view) });
  if (now === null || !isOther(now, timeline, at, spot)) return;
  lanes.reveal(at);
  page.post({
    type: 'painted',
    version: now.version,
    shown: timeline && {
      updates: lastOf(timeline),
      at,
      input: spot?.kind === 'input' ? spot.index : null,
      isOld: isStale(view),
    },
  });
}

listenToKeys(lanes.element, keyEffect, (run) => run(commands));
page.start({
  paint,
  receive(message) {
    if (!page.channel.receive(message)) controller.change(received(controller.view(), message));
  },
  state: () => stateToSave(controller.view()),
});
