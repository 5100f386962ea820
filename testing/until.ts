import { expect } from 'vitest';

/** Looks again and again until `look` gives something other than undefined, null or false; fails after `timeout` ms. */
export async function until<T>(look: () => T | Promise<T>, timeout = 10_000): Promise<Exclude<NonNullable<T>, false>> {
  let seen: T | undefined;
  await expect
    .poll(
      async () => {
        seen = await look();
        return seen !== undefined && seen !== null && seen !== false;
      },
      { timeout, interval: 20 },
    )
    .toBe(true);
  return seen as Exclude<NonNullable<T>, false>;
}
