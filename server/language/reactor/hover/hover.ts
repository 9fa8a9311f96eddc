import type { Path } from '../../../../engine/core';
import type { Span } from '../../../../engine/json';
import type { Shape } from '../../../../engine/shape';
import { cursorAt } from '../../json/cursor';
import type { Diagnostic } from '../../text/diagnostic';
import type { Document } from '../../text/document';
import { cellAt, type LevelContext } from '../level';
import { cellMarkdown } from './cell/cell';
import { forecastState, isCheckable } from './forecast-state';
import { meaningOf } from './meanings';
import { manualMarkdown } from './manual';
import type { Hover, HoverOptions, Patience } from '../../workspace/features';
import { stack } from '../../json/hover/markdown';
import { ruleMarkdown } from './rule/rule';
import { ruleAt } from './rule/rule-at';
import { shapeSaid, type Said as ShapeSaid } from '../../json/hover/shape-said';

/** A document as a hover asks about it. */
export type HoverContext = { readonly document: Document; readonly shape: Shape } & (
  | { readonly kind: 'level'; readonly level: LevelContext }
  | {
      readonly kind: 'balance' | 'config' | 'transcript';
      /** Checks a document of this kind. */
      readonly diagnose: (document: Document) => readonly Diagnostic[];
    }
);

/** A place, and its description from the text alone. */
interface Said extends ShapeSaid {
  readonly isPartial?: boolean;
}

/**
 * Returns the hover at an offset of a text, valid or half typed: for the cell, rule, key or word there, and for
 * diagnostics.
 */
export function hoverAt(context: HoverContext, offset: number, options: HoverOptions): Hover | undefined {
  const said = saidAt(context, offset, options.patience);
  const found = diagnosticsOf(context, options.patience);
  const faults = found?.filter(({ span }) => touches(span, offset)) ?? [];
  const markdown = stack([said?.markdown ?? '', manualMarkdown(faults, options.manual)]);
  if (markdown === '') return undefined;
  const places = [said?.span, faults[0]?.span, cursorAt(context.document.json, offset).token];
  const span = places.find((place) => place !== undefined && touches(place, offset));
  if (span === undefined) return undefined;
  return { markdown, span, isPartial: said?.isPartial === true || found === undefined };
}

function saidAt(context: HoverContext, offset: number, patience: Patience): Said | undefined {
  if (context.kind === 'level') {
    const said = cellSaid(context.level, offset, patience) ?? ruleSaid(context.level, offset, patience);
    if (said !== undefined) return said;
  }
  const { document, shape } = context;
  return shapeSaid({ document, shape, fallbackOf: (path) => fallbackOf(context, path), meaningOf }, offset);
}

function touches({ start, end }: Span, offset: number): boolean {
  return start <= offset && offset <= end;
}

function cellSaid(level: LevelContext, offset: number, patience: Patience): Said | undefined {
  const named = cellAt(level, offset);
  // a path to a repeated key leads to the value that counts, which may not be the one here
  if (named === undefined || !touches(named.span, offset)) return undefined;
  const state = forecastState(level, patience);
  const markdown = cellMarkdown(level, named.cell, state);
  return { markdown, span: named.span, isPartial: state.kind === 'pending' };
}

function ruleSaid(level: LevelContext, offset: number, patience: Patience): Said | undefined {
  const found = ruleAt(level, offset);
  if (found === undefined || !touches(found.span, offset)) return undefined;
  const state = forecastState(level, patience);
  const markdown = ruleMarkdown(level, found.rule, state);
  return { markdown, span: found.span, isPartial: state.kind === 'pending' };
}

/** Returns the default of a field if the balance has it. */
function fallbackOf(context: HoverContext, path: Path): number | undefined {
  const isBudget = context.kind === 'level' && path.join('/') === 'metadata/actionBudget';
  return isBudget ? context.level.balance.turn.actionBudget : undefined;
}

/** The faults of a document; `undefined` if they are not known in time. */
function diagnosticsOf(context: HoverContext, patience: Patience): readonly Diagnostic[] | undefined {
  if (context.kind !== 'level') return context.diagnose(context.document);
  return isCheckable(context.level, patience) ? context.level.analysis.diagnostics : undefined;
}
