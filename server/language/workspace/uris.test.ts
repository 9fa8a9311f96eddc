import { equal, ok } from 'node:assert/strict';
import { canonical, child, folderOf, isWithin, nameOf, relativePath, schemeOf } from './uris';

describe('URIs', () => {
  it('have one spelling', () => {
    equal(canonical('file:///c:/x/'), canonical('file:///C%3A/x'));
    equal(canonical('file:///a b'), 'file:///a%20b');
  });

  it('are taken apart and put together', () => {
    equal(nameOf('file:///a/b%20c.json'), 'b c.json');
    equal(folderOf('file:///a/b/c'), 'file:///a/b');
    equal(folderOf('file:///a'), 'file:///');
    equal(folderOf('file:///'), undefined);
    equal(folderOf('untitled:Untitled-1'), undefined);
    equal(child('file:///a', 'b c'), 'file:///a/b%20c');
    equal(child('file:///', 'b'), 'file:///b');
    equal(schemeOf('vscode-vfs://github/a'), 'vscode-vfs');
  });

  it('know what lies where', () => {
    ok(isWithin('file:///a/b', 'file:///a'));
    ok(!isWithin('file:///ab', 'file:///a'));
    ok(isWithin('file:///a', 'file:///'));
    equal(relativePath('file:///a', 'file:///a/b%20c/d'), 'b c/d');
    equal(relativePath('file:///', 'file:///a/b'), 'a/b');
  });
});
