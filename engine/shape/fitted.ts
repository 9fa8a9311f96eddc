import { MalformedAction, type Path, type Place } from '../core';
import type { JsonValue } from '../json';
import { decode } from './decode';
import { isObject } from './faults';
import { phrase, quote } from './phrases';
import { faulty, type DraftOf, type Shape, type Faultless } from './shape';

/** The first fault of a value that had to fit a shape, with the place of the fault in the value. */
export class Misfit implements Place {
  constructor(
    readonly message: string,
    readonly path: Path,
    readonly onKey = false,
  ) {}
}

/** Returns a value if it fits a shape without any fault, otherwise its first fault. */
export function fitted<S extends Shape>(shape: S, value: unknown): Faultless<DraftOf<S>> | Misfit {
  let fault: Misfit | undefined;
  const draft = decode(shape, value as JsonValue, {
    broken: false,
    isOpen: () => false,
    path: [],
    report: (_code, message, { path, onKey }) => (fault ??= new Misfit(message, [...path], onKey)),
  });
  if (fault !== undefined) return fault;
  return draft === faulty ? new Misfit(`Expected ${phrase(shape)}.`, []) : (value as Faultless<DraftOf<S>>);
}

/** Returns an action in its written form. Throws a `MalformedAction` if it does not fit the shape. */
export function fittedAction<S extends Shape>(shape: S, plain: unknown): Faultless<DraftOf<S>> {
  if (!isObject(plain as JsonValue))
    throw new MalformedAction(`Expected an action but found ${quote(plain as JsonValue)}.`);
  const action = fitted(shape, plain);
  if (action instanceof Misfit) throw new MalformedAction(action.message, action);
  return action;
}
