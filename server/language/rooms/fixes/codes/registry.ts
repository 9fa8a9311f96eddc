import { joinRooms } from '../../../../../engine/rooms';
import { valueAt } from '../../../../../engine/shape';
import { tagsByWeight } from '../../completion/initial-names';
import { appending } from './entries';
import type { RoomsFix } from '../context';

/** The largest side of a floor. */
const largestSide = 512;

/** A size that the required rooms fit into, of the same shape. */
export const fittingSize: RoomsFix = ({ context: { view, own }, diagnostic }) => {
  const { path } = diagnostic;
  const span = own.toml.spanOf(path);
  const size = valueAt(own.toml.value, path);
  if (span === undefined || !Array.isArray(size)) return [];
  const [width, height] = size as readonly number[];
  if (width === undefined || height === undefined) return [];
  const others = view.files.filter((file) => file !== view.own).map((file) => file.text.file);
  const { file } = own;
  for (let factor = 1.1; width * factor <= largestSide && height * factor <= largestSide; factor *= 1.1) {
    const next = { width: Math.ceil(width * factor), height: Math.ceil(height * factor) };
    const floors = file.floors.map((floor) =>
      floor.path[1] === path[1] && floor.value !== undefined
        ? { ...floor, value: { ...floor.value, ...next } }
        : floor,
    );
    const isSmall = joinRooms([{ ...file, floors }, ...others]).issues.some(
      (issue) =>
        issue.code === 'floor-too-small' && issue.file === file.file && issue.path.join() === path.join(),
    );
    if (isSmall) continue;
    const wanted = `[${next.width}, ${next.height}]`;
    return [{ title: `Change to ${wanted}`, edits: [{ ...span, text: wanted }], isPreferred: true }];
  }
  return [];
};

/** Adds a tag by which floors choose rooms. The tag that chooses most rooms comes first. */
export const placedSomewhere: RoomsFix = (problem) => {
  const { context, diagnostic } = problem;
  const list = [...diagnostic.path.slice(0, 2), 'tags'];
  const tags = valueAt(context.own.toml.value, list);
  return tagsByWeight(context.view)
    .filter((tag) => !Array.isArray(tags) || !tags.includes(tag))
    .slice(0, 2)
    .flatMap((tag) => appending(problem, list, tag))
    .map(({ title, edits }) => ({ title: `${title}, which floors require`, edits }));
};
