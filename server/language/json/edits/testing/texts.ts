import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface SampleText {
  readonly name: string;
  readonly text: string;
}

/** The texts of all sample levels, valid and broken, and of the balance file next to them. */
export function sampleTexts(): SampleText[] {
  return [...soundTexts(), ...textsIn(join('docs', 'broken-levels'))];
}

/** The texts of the valid sample levels, and of the balance file next to them. */
export function soundTexts(): SampleText[] {
  return textsIn('samples');
}

function textsIn(folder: string): SampleText[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.reactor.json') || name.endsWith('.balance.json'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** Returns a text in the styles in which people write it. */
export function writtenInWays(text: string): string[] {
  const ways = [
    text,
    text.replace(/\n/g, '\r\n'),
    text.replace(/^ +/gm, (all) => '\t'.repeat(all.length / 2)),
  ];
  try {
    const value: unknown = JSON.parse(text);
    return [...ways, JSON.stringify(value), `${JSON.stringify(value, undefined, 4)}\n`];
  } catch {
    return ways;
  }
}
