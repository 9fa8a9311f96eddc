import { deepEqual, equal } from 'node:assert/strict';
import { Roots } from './roots';

describe('roots', () => {
  const roots = new Roots(['file:///a/', 'file:///a/b']);

  it('end the search at the innermost one', () => {
    deepEqual(roots.foldersFor('file:///a/b/c/d.json'), ['file:///a/b/c', 'file:///a/b']);
    deepEqual(roots.foldersFor('file:///a/x/d.json'), ['file:///a/x', 'file:///a']);
    equal(roots.of('file:///ab/c'), undefined);
  });

  it('leave a file outside with its own folder', () => {
    deepEqual(roots.foldersFor('file:///z/y/d.json'), ['file:///z/y']);
  });

  it('take an unsaved document as lying in the only one', () => {
    deepEqual(roots.foldersFor('untitled:Untitled-1'), []);
    deepEqual(new Roots(['file:///a']).foldersFor('untitled:Untitled-1'), ['file:///a']);
  });
});
