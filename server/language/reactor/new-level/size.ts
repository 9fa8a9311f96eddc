/** A map's size, in cells. */
export interface LevelSize {
  readonly width: number;
  readonly height: number;
}
