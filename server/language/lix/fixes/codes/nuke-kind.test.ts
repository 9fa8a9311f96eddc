import { checkFix } from '../../testing/check-fix';

describe('the fixes of nuke-kind', () => {
  it('write one of the two kinds', async () => {
    await checkFix(
      `
{
^ error nuke-kind: Missing field "nuke". Expected "Exploder" or "Concede".
  "format": "lix-scenario",
  "version": 1,
  "title": "Two walk",`,
      'Change to "Exploder"',
      `
{
  "format": "lix-scenario",
  "version": 1,
  "title": "Two walk",
  "nuke": "Exploder",`,
      `
{
  "format": "lix-scenario",
  "version": 1,
  "title": "Two walk",
  "nuke": "Concede",`,
    );
    await checkFix(
      `
{
^ error nuke-kind: Missing field "nuke". Expected "Exploder" or "Concede".
  "format": "lix-scenario",
  "version": 1,
  "title": "Two walk",`,
      'Change to "Concede"',
      `
{
  "format": "lix-scenario",
  "version": 1,
  "title": "Two walk",
  "nuke": "Concede",`,
    );
  });
});
