import { othersFirst, pause } from './tick';

/** So many milliseconds after an edit its editor asks for the rest: proposals ten milliseconds later, by default. */
const typing = 20;
/** An editor that asked for something within so many milliseconds will do so after the next edit too. */
const lately = 2000;

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

  /** Resolves when it is time to check. `least` milliseconds are waited in any case. */
  async quiet(least = 0): Promise<void> {
    const wait = Date.now() - this.last < lately ? typing : least;
    await (wait === 0 ? othersFirst() : pause(wait));
  }
}
