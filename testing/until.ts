import { vi } from 'vitest';

/** Looks again and again until `look` gives something other than undefined, null or false; fails after `timeout` ms. */
export async function until<T>(look: () => T | Promise<T>, timeout = 10_000): Promise<Exclude<NonNullable<T>, false>> {
  return vi.waitFor(
    async () => {
      const seen = await look();
      if (seen === undefined || seen === null || seen === false) throw new Error('What was waited for did not come');
      return seen as Exclude<NonNullable<T>, false>;
    },
    { timeout, interval: 20 },
  );
}
