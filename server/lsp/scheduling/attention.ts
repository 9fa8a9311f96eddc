import type { Document } from '../../language';
import { othersFirst, pause } from './tick';

/** So many milliseconds after an edit its editor asks for the rest: proposals ten milliseconds later, by default. */
const typing = 20;
/** A check reads some so many characters a millisecond. What takes longer than that may wait as long as it takes. */
const checked = 40_000;
/** An editor that asked for something within so many milliseconds will do so after the next edit too. */
const lately = 2000;
/** After so many edits in a row nobody waits any more for the last of them. */
const patience = 5;

/**
 * Lets those be answered first who look at what was just typed. Checks take longer than their answers, and an editor asks
 * for faults before all else; one that asks for nothing else gets them at once.
 */
export class Attention {
  private last = -Infinity;

  /** Takes note that somebody asks about a document, and waits. */
  note(): void {
    this.last = Date.now();
  }

  /** Resolves when those may have asked who do so after an edit. `least` milliseconds are waited in any case. */
  async first(document: Document | undefined, least = 0): Promise<void> {
    const isExpected = document !== undefined && Date.now() - this.last < lately;
    const wait = isExpected ? Math.max(typing, document.text.length / checked) : least;
    await (wait === 0 ? othersFirst() : pause(wait));
  }

  /** The same, until nothing was typed meanwhile. */
  async quiet(current: () => Document | undefined, least = 0): Promise<void> {
    for (let turn = 0; turn < patience; turn++) {
      const document = current();
      await this.first(document, least);
      if (current() === document) return;
    }
  }
}
