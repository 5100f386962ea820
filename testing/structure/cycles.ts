/** Which of these import which. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** A way from a node back to itself, as short as there is one; null: there is no cycle. */
export function findCycle(graph: Graph): readonly string[] | null {
  const cycles = [...graph.keys()].flatMap((start) => {
    const way = wayBack(graph, start);
    return way ? [way] : [];
  });
  return cycles.sort((one, other) => one.length - other.length)[0] ?? null;
}

function wayBack(graph: Graph, start: string): readonly string[] | null {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}
