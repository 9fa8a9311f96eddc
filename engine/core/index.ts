export type { Issue, Path, Place, RelatedPlace, Severity } from './issue';
