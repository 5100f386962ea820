import { once } from 'node:events';
import type { Growth } from '#testing/grown-center.ts';
import { print, type Row } from './rows.ts';
import { costsIn, inDemonstration, type Measure, totalOf } from './screens.ts';

/** Ten years of sixty centers. Tables but attendance may have less, as is printed. */
const GROWTH: Growth = { centers: 60, years: 10, mostRows: 1_500_000 };
/** So much more of the processor a screen may cost then. */
const AT_MOST = 1.2;

/**
 * What the screens and taps cost in a center of some weeks, and in the same center once there are ten years of it and others
 * beside it.
 * @param only of those whose name holds this
 */
export const measureGrowth = (only = ''): Promise<Row[]> =>
  inDemonstration(async (demonstration) => {
    const young = await costsIn(demonstration, only);
    demonstration.child.send(GROWTH);
    await once(demonstration.child, 'message');
    const grown = await costsIn(demonstration, only);
    return young.flatMap((before) => {
      const after = grown.find(({ what }) => what === before.what);
      return after ? [rowOf(before, after)] : [];
    });
  });

function rowOf(before: Measure, after: Measure): Row {
  const [young, old] = [totalOf(before.cost), totalOf(after.cost)];
  const ratio = old / young;
  const figure = `${young.toFixed(2)} → ${old.toFixed(2)} ms of processor, ${ratio.toFixed(2)} ×`;
  return { what: before.what, figure, budget: `≤ ${AT_MOST} × the young center's`, isMet: ratio <= AT_MOST };
}

// `node bench/growth.ts` measures this, of what is built. It takes some GB of disk for as long as it runs.
if (import.meta.main) {
  const rows = await measureGrowth(process.argv[2]);
  print(rows);
  process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;
}
