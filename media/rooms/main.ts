/** Entry point of the rooms panel's webview. */
import { render } from 'lit';
import { roomsPanelVersion } from '../../protocol/rooms';
import { createPage } from '../shared/page/create-page';
import { listenToKeys } from '../shared/page/keys';
import { app } from './app';
import { createCommands } from './commands';
import { createController, type RoomsPage } from './controller';
import { createKeyCommands } from './key-commands';
import { keyEffect } from './keymap';
import { createMap } from './map';
import { restored, stateToSave } from './persistence';
import { createPlayback } from './playback';
import { listenToPointer } from './pointer';
import { roomsStyles } from './styles';
import { received } from './view';

const page: RoomsPage = createPage({ protocol: roomsPanelVersion, stateVersion: 2, styles: [roomsStyles] });
const { root } = page;
const map = createMap();
const controller = createController(page, map, restored(page.saved));
const playback = createPlayback(controller);
const commands = createCommands(controller, playback);
const leave = (): void => root.querySelector<HTMLElement>('.side')?.focus();

listenToKeys(map.grid, keyEffect, createKeyCommands(controller, playback, commands, leave));
listenToPointer(controller);
new ResizeObserver(page.redraw).observe(map.element);
for (const event of ['focus', 'blur']) map.grid.addEventListener(event, page.requestPaint);
page.start({
  paint: () => controller.render((view, shown) => render(app(map, view, shown, commands), root)),
  receive(message) {
    if (!page.channel.receive(message)) controller.change(received(controller.view(), message));
  },
  state: () => stateToSave(controller.view()),
});
