/** The profile of the VS Code that `npm start` opens. It is separate from the user's own VS Code and its settings. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Settings of a new profile. The user can change them afterwards. */
export const profileSettings = {
  // the folder that is opened belongs to this repository
  'security.workspace.trust.enabled': false,
  // in a browser, VS Code saves by itself otherwise
  'files.autoSave': 'off',
  'workbench.iconTheme': 'vs-seti',
  'workbench.startupEditor': 'none',
  // leaves room for the preview
  'editor.minimap.enabled': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'telemetry.telemetryLevel': 'off',
  'extensions.ignoreRecommendations': true,
  'reactor.preview.autoOpen': true,
} as const;

/** Writes the settings of a profile that has none. */
export function startProfile(settingsFile: string): void {
  if (existsSync(settingsFile)) return;
  mkdirSync(dirname(settingsFile), { recursive: true });
  writeFileSync(settingsFile, `${JSON.stringify(profileSettings, null, 2)}\n`);
}
