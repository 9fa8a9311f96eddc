/** `npm run pictures`: renders the samples to the pictures of the preview in the docs. Check them before committing. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { smallScreenshot } from '../../scripts/vscode/small-png';
import { repositoryRoot as root } from '../../scripts/vscode/paths';
import { openLixPage } from './testing/lix-page';
import { openBrowser } from './testing/browser';
import { openPanel, type PanelPage } from './testing/panel-page';
import type { ThemeName } from './testing/themes';

const folder = join(root, 'docs', 'images');
const size = { width: 1040, height: 700 };

/** A picture: a sample, a theme, and the steps before it is taken. */
interface Picture {
  readonly theme: ThemeName;
  readonly sample: string;
  readonly drive: (panel: PanelPage) => Promise<void>;
}

const read = (name: string): string => readFileSync(join(root, 'samples', name), 'utf8');

/** Each theme shows a different mode. */
const pictures: readonly Picture[] = [
  {
    theme: 'dark',
    sample: 'split-decision',
    async drive(panel) {
      await panel.press('.', '.', '.', 'Control+Home', 'ArrowDown', 'ArrowDown');
      await panel.press(...new Array<string>(6).fill('ArrowRight'));
    },
  },
  {
    theme: 'light',
    sample: 'first-light',
    async drive(panel) {
      await panel.press('p', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'e');
      await panel.page.getByRole('tab', { name: 'Events' }).click();
    },
  },
  {
    theme: 'hc-dark',
    sample: 'live-wire',
    async drive(panel) {
      await panel.press('.', '.', 'l');
    },
  },
  {
    theme: 'hc-light',
    sample: 'fire-door',
    async drive(panel) {
      const name = 'fire-door.reactor-transcript.json';
      await panel.send({ type: 'transcript', name, text: read(name) });
      await panel.press('.', '.', '.');
    },
  },
];

function keep(name: string, bytes: Buffer): void {
  const picture = join(folder, name);
  writeFileSync(picture, bytes);
  console.log(`${picture}  ${(bytes.length / 1000).toFixed(0)} KB`);
}

async function main(): Promise<void> {
  const browser = await openBrowser();
  if (typeof browser === 'string') throw new Error(browser);
  mkdirSync(folder, { recursive: true });
  try {
    for (const { theme, sample, drive } of pictures) {
      const name = `${sample}.reactor.json`;
      const panel = await openPanel(browser, { text: read(name), name, theme, size });
      await drive(panel);
      await panel.settled();
      keep(`preview-${theme}.png`, await smallScreenshot(panel.page));
      await panel.page.context().close();
    }
    const text = read('lix/four-players.lix.json');
    const scenario = await openLixPage(browser, text, { theme: 'dark', size: { width: 1040, height: 600 } });
    await scenario.caret('"Exploder", "lix"');
    await scenario.drawn();
    keep('lix-dark.png', await smallScreenshot(scenario.page));
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
