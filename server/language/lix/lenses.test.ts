import assert from 'node:assert/strict';
import { lixAt, scenarioText } from './testing/lix-at';

describe('the lens of a scenario', () => {
  it('shows whether it can be played', async () => {
    const lenses = async (text: string) => (await lixAt(text)).context.features.lenses?.() ?? [];
    const [lens, ...others] = await lenses(scenarioText);
    assert.deepEqual(others, []);
    assert.equal(lens?.command?.name, 'reactor.lix.openPreview');
    assert.deepEqual(await lenses(scenarioText.replace('"until"', '"till"')), []);
  });
});
