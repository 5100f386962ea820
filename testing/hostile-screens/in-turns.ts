/** Works through items, so many at a time. */
export async function inTurns<Item>(
  items: Iterable<Item>,
  count: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const turn = async () => {
    for (const item of { [Symbol.iterator]: () => waiting }) await work(item);
  };
  await Promise.all(Array.from({ length: count }, turn));
}
