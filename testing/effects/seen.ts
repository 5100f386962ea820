import type { Scene } from '../scene.ts';
import { observe } from './effects-of.ts';
import { linesOf } from './lines.ts';

/**
 * What a piece of work on a scene audits, queues and tells open screens, in the words of `expected/` with rows by their
 * ids; for routines, which are no calls, and what no act can be made for. The jobs it asks for stay undone.
 */
export async function effectsIn({ larkhouse }: Scene, work: () => Promise<unknown>): Promise<string[]> {
  const observer = observe(larkhouse, () => (text) => text);
  try {
    return linesOf(await observer.ownEffectsOf(work));
  } finally {
    await observer.stop();
  }
}
