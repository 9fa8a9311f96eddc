import assert from 'node:assert/strict';
import { turned } from './turn';

describe('turning a prop', () => {
  it('selects the next mode or state, if the prop has any', () => {
    assert.deepEqual(turned({ type: 'TJunction', mode: '4/0' }), { mode: '0/4' });
    assert.deepEqual(turned({ type: 'Door', state: 'Open' }), { state: 'Closed' });
    assert.equal(turned({ type: 'ReactorControl' }), undefined);
  });
});
