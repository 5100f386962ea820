import { setImmediate } from 'node:timers/promises';

/**
 * `flatMap` that lets other requests through between its slices: what is large must not hold up the whole center.
 * @param slice so few items that what waits behind them is not felt
 */
export async function flatMapInSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => readonly Result[],
  slice = 100,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    results.push(...work(item));
    if (index % slice === slice - 1) await setImmediate();
  }
  return results;
}
