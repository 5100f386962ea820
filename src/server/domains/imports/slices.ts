import { setImmediate } from 'node:timers/promises';

/** Few enough that what waits behind them is not felt. */
const SLICE = 100;

/** `flatMap` that lets other requests through between its slices: a big file must not hold up the whole center. */
export async function flatMapInSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => readonly Result[],
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    results.push(...work(item));
    if (index % SLICE === SLICE - 1) await setImmediate();
  }
  return results;
}
