import { deepEqual, equal, match } from 'node:assert/strict';
import { joinRooms, readRooms, transcribeRun } from '../../engine/rooms';
import { exampleFloor, examplePrefabs } from '../../engine/rooms/testing/seed-example';
import { replayOf, savedRun } from './replay';

const { registry } = joinRooms([
  readRooms({ file: 'a', value: { prefabs: examplePrefabs, floors: [exampleFloor] } }),
]);
const first = 'core:floor_3';
const replay = (text: string) => replayOf({ name: 'a run', text }, registry, first);

describe('a transcript in the rooms panel', () => {
  const play = { floor: first, seed: 4, cell: -1, actions: [], at: 0, verdict: null };
  const saved = savedRun(registry, 'core', play);

  it('replays a saved run', () => {
    equal(saved.name, 'core.rooms-transcript.json');
    const { play: again, text, isBad } = replay(saved.text ?? '');
    deepEqual(
      [again, text, isBad],
      [play, 'a run replays as recorded: still in progress after 0 actions.', false],
    );
  });

  it('is replayed on different rooms with a notice', () => {
    const other = (saved.text ?? '').replace(/"levelHash": "\w+"/, '"levelHash": "0"');
    const { play: again, text, isBad } = replay(other);
    deepEqual([again, isBad], [play, false]);
    match(text, /^a run was recorded with different rooms\. It replays as recorded: /);
    match(
      replay(other.replace(/"initialHash": "\w+"/, '"initialHash": "0"')).text,
      / differs from the start: /,
    );
  });

  it('is rejected if it is invalid or cannot be replayed', () => {
    const long = { ...transcribeRun(registry, 1, []), actions: Array(20_001).fill({ id: 'north' }) };
    for (const [text, words] of [
      ['{', /^a run is not a transcript of a run\. /],
      ['[]', /^a run is not a transcript of a run\. /],
      [
        (saved.text ?? '').replaceAll(first, 'core:gone'),
        /^a run begins on floor core:gone, which does not exist/,
      ],
      [JSON.stringify(long), /^a run has 20,001 actions\. /],
    ] as const) {
      const { play: none, text: message, isBad } = replay(text);
      deepEqual([none, isBad], [null, true]);
      match(message, words);
    }
  });
});
