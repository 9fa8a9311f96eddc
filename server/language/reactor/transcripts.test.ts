import assert from 'node:assert/strict';
import { isTranscript, levelsOfTranscript } from './transcripts';

describe('the name of a transcript', () => {
  it('tells which level it belongs to', () => {
    assert.ok(isTranscript('maps/a.reactor-transcript.json'));
    assert.ok(!isTranscript('maps/a.reactor.json'));
    assert.deepEqual(levelsOfTranscript('maps.d/a.reactor-transcript.json'), [
      'maps.d/a.reactor.json',
      'maps.d/a.json',
    ]);
  });

  it('can have a part of its own', () => {
    assert.deepEqual(levelsOfTranscript('a.fast.reactor-transcript.json'), [
      'a.fast.reactor.json',
      'a.fast.json',
      'a.reactor.json',
      'a.json',
    ]);
    assert.equal(levelsOfTranscript('C:\\maps\\.a.reactor-transcript.json').length, 2);
  });
});
