/** The layers that can be shown and hidden, in the order in which they are listed to people. */
export const layerNames = [
  'terrain',
  'fuel',
  'coolant',
  'electricity',
  'props',
  'leaks',
  'hazards',
  'heat',
  'rule-targets',
] as const;
export type LayerName = (typeof layerNames)[number];

/** The overlays that can be drawn over the layers. */
export const overlayNames = ['reach', 'changed', 'ghosts', 'problems'] as const;
export type OverlayName = (typeof overlayNames)[number];

/** Settings of layers. A layer that is left out is shown in full, and an overlay only if the scene has data for it. */
export interface LayerSettings {
  readonly hidden?: readonly (LayerName | OverlayName)[];
  /** Shows only this layer, over the terrain, and the overlays. */
  readonly solo?: LayerName | null;
  /** In `[0, 1]`. */
  readonly opacity?: Readonly<Partial<Record<LayerName, number>>>;
}

/** A part of the drawing that is drawn in one pass. */
export interface Sheet {
  readonly name: SheetName;
  /** The layer or overlay of the sheet. Sheets of one layer are shown and hidden together. */
  readonly layer: LayerName | OverlayName;
  /**
   * `static`: the same for all states of a level. `settings`: changes with networks, props or leaks, seldom while
   * scrubbing. `turn`: changes nearly every turn.
   */
  readonly changes: 'static' | 'settings' | 'turn';
}

/**
 * The sheets from the bottom up. Hazards and heat have two each: the hatch of the floor is under the props, the marks
 * with amount and band are over them.
 */
export const sheets = [
  { name: 'terrain', layer: 'terrain', changes: 'static' },
  { name: 'heat-floor', layer: 'heat', changes: 'turn' },
  { name: 'hazard-floor', layer: 'hazards', changes: 'turn' },
  { name: 'fuel', layer: 'fuel', changes: 'settings' },
  { name: 'coolant', layer: 'coolant', changes: 'settings' },
  { name: 'electricity', layer: 'electricity', changes: 'settings' },
  { name: 'rule-targets', layer: 'rule-targets', changes: 'static' },
  { name: 'props', layer: 'props', changes: 'settings' },
  { name: 'leaks', layer: 'leaks', changes: 'settings' },
  { name: 'robot', layer: 'props', changes: 'settings' },
  { name: 'hazard-marks', layer: 'hazards', changes: 'turn' },
  { name: 'heat-marks', layer: 'heat', changes: 'turn' },
  { name: 'reach', layer: 'reach', changes: 'turn' },
  { name: 'changed', layer: 'changed', changes: 'turn' },
  { name: 'ghosts', layer: 'ghosts', changes: 'static' },
  { name: 'problems', layer: 'problems', changes: 'static' },
] as const satisfies readonly {
  readonly name: string;
  readonly layer: LayerName | OverlayName;
  readonly changes: Sheet['changes'];
}[];
export type SheetName = (typeof sheets)[number]['name'];

/** Returns the opacity of a layer or overlay, 0 if it is not drawn. */
export function opacityOf(layer: LayerName | OverlayName, settings: LayerSettings): number {
  if (settings.hidden?.includes(layer) === true) return 0;
  const name = layerNames.find((each) => each === layer);
  if (name === undefined) return 1;
  const { solo } = settings;
  if (solo !== undefined && solo !== null && name !== solo && name !== 'terrain') return 0;
  return Math.min(1, Math.max(0, settings.opacity?.[name] ?? 1));
}
