import { once } from 'node:events';
import type { Growth } from './growth/fill.ts';
import { print, type Row } from './rows.ts';
import { costsIn, inDemonstration, type Measure, totalOf } from './screens.ts';

/** Ten years of sixty centers: ten million rows of attendance. Other tables have less, as they are printed. */
const GROWTH: Growth = { centers: 60, years: 10, mostRows: 2_000_000 };
/** So much more of the processor a screen may cost then. */
const AT_MOST = 1.2;

/** What the screens and taps cost in a center of some weeks, and in the same center once there are ten years of it and others beside it. */
export const measureGrowth = (only = ''): Promise<Row[]> =>
  inDemonstration(async (demonstration) => {
    const young = await costsIn(demonstration, only);
    demonstration.child.send(GROWTH);
    await once(demonstration.child, 'message');
    const grown = await costsIn(demonstration, only);
    return young.flatMap((before) =>
      rowOf(
        before,
        grown.find(({ what }) => what === before.what),
      ),
    );
  });

function rowOf({ what, cost }: Measure, after: Measure | undefined): Row[] {
  if (!after) return [];
  const [young, grown] = [totalOf(cost), totalOf(after.cost)];
  const ratio = grown / young;
  const figure = `${young.toFixed(2)} → ${grown.toFixed(2)} ms of processor, ${ratio.toFixed(2)} ×`;
  return [{ what, figure, budget: `≤ ${AT_MOST} × the young center's`, isMet: ratio <= AT_MOST }];
}

// `node bench/growth.ts` measures this, of what is built. It takes some GB of disk, and a quarter of an hour.
if (import.meta.main) {
  const rows = await measureGrowth(process.argv[2]);
  print(rows);
  process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;
}
