import type { TextEdit } from '../../../../engine/json';
import { joinRooms } from '../../../../engine/rooms';
import type { Diagnostic } from '../../text/diagnostic';
import { readDocument } from '../../text/document';
import { applyEdits } from '../../text/edits';
import type { FixContext, Problem, Propose } from '../../text/fixes';
import { diagnoseRooms, readRoomsText, type RoomsText } from '../analyse';
import type { RegistryView } from '../registry-view';

/** A way to fix problems of files with rooms. */
export type RoomsFix = Propose<RoomsFixContext>;
export type RoomsProblem = Problem<RoomsFixContext>;

/** A version of a file with rooms as fixes see it, among the other files of its registry. */
export class RoomsFixContext implements FixContext<RoomsFixContext> {
  private known: readonly Diagnostic[] | undefined;
  readonly gridWidth = 0;

  constructor(readonly view: RegistryView) {}

  get own(): RoomsText {
    return this.view.own.text;
  }
  get text(): string {
    return this.own.document.text;
  }
  get diagnostics(): readonly Diagnostic[] {
    const { joined, severityOf } = this.view;
    return (this.known ??= diagnoseRooms(this.own, joined.issues, severityOf));
  }
  /**
   * A measure of the remaining errors: TOML is read up to the first error, so it is the length of the text that was not
   * read.
   */
  get syntaxErrors(): number {
    const { fault } = this.own.toml;
    return fault === undefined ? 0 : 1 + this.text.length - fault.span.start;
  }
  cellAt(): undefined {
    return undefined;
  }
  pathAt(): [] {
    return [];
  }
  edited(edits: readonly TextEdit[]): RoomsFixContext {
    const { own, files } = this.view;
    const document = readDocument(applyEdits(this.text, edits));
    const text = readRoomsText(own.text.file.file, document, undefined);
    const edited = { ...own, text };
    const joined = joinRooms([
      text.file,
      ...files.filter((file) => file !== own).map((file) => file.text.file),
    ]);
    return new RoomsFixContext({
      ...this.view,
      own: edited,
      files: files.map((file) => (file === own ? edited : file)),
      joined,
    });
  }
}
