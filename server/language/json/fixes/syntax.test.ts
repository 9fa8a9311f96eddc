import { checkMend } from '../../reactor/fixes/testing/check-fix';

/** A level with something wrong before its robot. */
function level(line: string): string {
  return `{\n  "format": "reactor-maintenance-level",\n${line}\n  "robot": { "position": [1, 1] }\n}\n`;
}

/** What is wrong, which mend is taken, and what becomes of it. */
const cases: readonly (readonly [string, string, string])[] = [
  ['  "leaks": [] // none\n  ,', '* Remove the comment', '  "leaks": []\n  ,'],
  ['  // none\n  "leaks": [],', '* Remove the comment', '  "leaks": [],'],
  ['  /* none */ "leaks": [],', '* Remove the comment', '  "leaks": [],'],
  ['  "x-a": [1, 2,],', '*! Remove the comma', '  "x-a": [1, 2],'],
  ['  "leaks": [],,', '*! Remove the comma', '  "leaks": [],'],
  ['  "x-a": [1,, 2],', '*! Remove the comma', '  "x-a": [1, 2],'],
  ['  "leaks": []', '*! Insert the missing comma', '  "leaks": [],'],
  ['  "leaks" [],', '*! Insert the missing colon', '  "leaks": [],'],
  ['  "leaks",', '* Insert a colon and []', '  "leaks": [],'],
  ['  "allSeeingEye":,', '* Write "Locked"', '  "allSeeingEye": "Locked",'],
  ['  "allSeeingEye":,', 'Remove the key "allSeeingEye"', '\0'],
  ['  "x-a": [{ "b": 1 ],', '* Insert the missing }', '  "x-a": [{ "b": 1 } ],'],
  ['  "x-a": [{ "b": 1 },', '* Insert the missing ]', '  "x-a": [{ "b": 1 }],'],
  ['  "x-a": { "b": 1 ],', '* Write } instead', '  "x-a": { "b": 1 },'],
  ['  "x-a": [}],', '* Remove the bracket', '  "x-a": [],'],
  ['  "x-a": ],', '* Insert the missing [', '  "x-a": [],'],
  ['  "x-a": "b": 1 },', '* Insert the missing {', '  "x-a": {"b": 1 },'],
  ['  leaks: [],', '* Put double quotes around it', '  "leaks": [],'],
  ['  "allSeeingEye": Locked,', '* Put double quotes around it', '  "allSeeingEye": "Locked",'],
  ["  'leaks': [],", '*! Write double quotes', '  "leaks": [],'],
  ['  "allSeeingEye": "Locked,', '* Close the text with a quote', '  "allSeeingEye": "Locked",'],
  ['  "allSeeingEye": Locked",', '* Insert the missing quote', '  "allSeeingEye": "Locked",'],
  ['  "leaks" = [],', '* Write : instead', '  "leaks" : [],'],
  ['  "leaks": [];', '* Write , instead', '  "leaks": [],'],
  ['  "x-a": "b\tc",', '*! Write \\t instead', '  "x-a": "b\\tc",'],
  ['  "x-a": "C:\\games",', '* Write two backslashes for one', '  "x-a": "C:\\\\games",'],
  ['  "x-a": "C:\\games",', 'Remove the backslash', '  "x-a": "C:games",'],
  ['  "x-a": +1,', '*! Write 1', '  "x-a": 1,'],
  ['  "x-a": .5,', '*! Write 0.5', '  "x-a": 0.5,'],
  ['  "x-a": -007.,', '*! Write -7', '  "x-a": -7,'],
  ['  "x-a": 0x1F,', '*! Write 31', '  "x-a": 31,'],
  ['  "x-a": 1_000,', '*! Write 1000', '  "x-a": 1000,'],
  ['  "x-a": True,', '* Write true', '  "x-a": true,'],
  ['  "x-a": None,', '* Write null', '  "x-a": null,'],
  ['  "x-a": constructor,', '* Put double quotes around it', '  "x-a": "constructor",'],
];

describe('mends of the text', () => {
  for (const [before, named, after] of cases) {
    it(`${named.replace(/^[*! ]+/, '')}: ${before.trim().replace(/\s+/g, ' ')}`, () => {
      const whole = after === '\0' ? level('').replace('\n\n', '\n') : level(after);
      checkMend(level(before), named, whole);
    });
  }

  it('close what is open at the end, each bracket on a line of its own', () => {
    const text = '{\n  "format": "reactor-maintenance-level",\n  "robot": {\n    "position": [1, 1';
    checkMend(text, '* Insert the missing ]}}', `${text}]\n  }\n}`);
  });

  it('remove what follows the end; without a doubt where it is brackets', () => {
    checkMend(`${level('  "leaks": [],')}}`, '* Remove }', level('  "leaks": [],'));
    checkMend(`${level('  "leaks": [],')}and so on`, 'Remove all that follows', level('  "leaks": [],'));
  });

  it('keep the line ends of the file', () => {
    const lines = level('  // none\n  "leaks": []').replace(/\n/g, '\r\n');
    checkMend(lines, '* Remove the comment', level('  "leaks": []').replace(/\n/g, '\r\n'));
  });
});
