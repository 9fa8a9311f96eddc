import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFiles, read, root } from './sources';

const pages = projectFiles().filter((file) => file.endsWith('.md'));
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

/** The anchors that a page's headings have. */
function anchorsOf(page: string): ReadonlySet<string> {
  return new Set(
    [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

describe('the docs', () => {
  it('link only to files that exist', () => {
    const broken = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^[a-z]+:/.test(target))
        .filter((target) => !existsSync(join(root, dirname(page), target)))
        .map((target) => `${page} links to ${target}`),
    );
    assert.deepEqual(broken, []);
  });

  it('link only to headings that exist', () => {
    const broken = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\(([^)#\s:]*)#([^)\s]+)\)/g)]
        .filter(([, file = '', anchor = '']) => {
          const target = file === '' ? page : join(dirname(page), file);
          return target.endsWith('.md') && existsSync(join(root, target)) && !anchorsOf(target).has(anchor);
        })
        .map(([link]) => `${page}: ${link}`),
    );
    assert.deepEqual(broken, []);
  });

  it('name only files and folders of the code that exist', () => {
    const path = /`((?:engine|protocol|server|client|media|test|scripts)\/[\w./-]+)`/g;
    const wrong = pages.flatMap((page) =>
      [...read(page).matchAll(path)]
        .map(([, name = '']) => name)
        // NAME stands for any name
        .filter((name) => !/[A-Z]{4}/.test(name) && !existsSync(join(root, name)))
        .map((name) => `${page} names ${name}`),
    );
    assert.deepEqual(wrong, []);
  });

  it('name only npm scripts that exist', () => {
    const wrong = pages.flatMap((page) =>
      [...read(page).matchAll(/\bnpm (?:run )?(start|test|(?<=run )[a-z:]+)\b/g)]
        .map(([, script = '']) => script)
        .filter((script) => !scripts.includes(script))
        .map((script) => `${page} names npm run ${script}`),
    );
    assert.deepEqual(wrong, []);
  });

  it('map every folder of code, and no other', () => {
    const page = read('docs/architecture.md');
    const named = [...page.matchAll(/^\| `([a-z/-]+)\/`\s*\|/gm)].map(([, folder = '']) => folder);
    assert.deepEqual(
      named.filter((folder) => !existsSync(join(root, folder))),
      [],
      'named, but not there',
    );
    const folders = new Set(
      projectFiles()
        .filter((file) => /^(engine|protocol|server|client|media|test|scripts)\/.*\.ts$/.test(file))
        .map((file) => file.split('/').slice(0, -1))
        .map((parts) => parts.slice(0, parts[0] === 'engine' && parts[1] === 'reactor' ? 3 : 2).join('/'))
        .filter((folder) => !folder.endsWith('/testing')),
    );
    assert.deepEqual(
      [...folders].filter((folder) => !named.includes(folder)).sort(),
      [],
      'there, but not named',
    );
  });

  it('keep a change log with a place for what is not released', () => {
    assert.match(read('CHANGELOG.md'), /^## \[Unreleased\]/m);
  });

  it('open with the two commands', () => {
    const [start, test] = ['npm start', 'npm test'].map((command) => read('README.md').indexOf(command));
    assert.ok(start !== undefined && test !== undefined && start > 0 && test > 0);
    assert.ok(Math.max(start, test) < 1500, 'near the top');
  });
});

describe('the tests', () => {
  it('never single one out, skip one, or wait on the clock', () => {
    const forbidden =
      /\b(describe|it|context)\.(only|skip)\(|\bsetTimeout\([^,]+, *[0-9]{3,}\)|\b(sleep|delay)\([0-9]{3,}\)/;
    const wrong = projectFiles().filter(
      (file) => file.endsWith('.ts') && file !== 'test/repository/docs.test.ts' && forbidden.test(read(file)),
    );
    assert.deepEqual(wrong, []);
  });
});
