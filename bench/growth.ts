import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '#server/root.ts';
import type { Growth } from '#testing/grown-center.ts';
import { copyOf, keptCenters, sizeOf } from './growth/kept.ts';
import { prepare } from './growth/prepared.ts';
import { median } from './median.ts';
import { needProc, openChromium } from './needs.ts';
import { printAll, type Row } from './rows.ts';
import { startDemonstration } from './screens/demonstration.ts';
import { type Step, stepsIn, totalOf } from './screens.ts';

/** Ten years of sixty centers. Tables but attendance may have less, as is printed. */
const GROWTH: Growth = { centers: 60, years: 10, mostRows: 1_500_000 };
/** So much more of the processor a screen may cost then. */
const AT_MOST = 1.2;
/** How often each is measured in the one center and then in the other; the middle of the ratios counts, as single ones move. */
const TURNS = 3;
/** The grown center is kept here from run to run; `LARKHOUSE_GROWTH=folder` names another place. */
const KEPT = process.env.LARKHOUSE_GROWTH ?? path.join(ROOT, 'node_modules/.cache/larkhouse-growth');

/**
 * What the screens and taps cost in a center of half a year, and in the same center once there are ten years of it and others
 * beside it: each in the one, then in the other, three times, with nothing answered from memory. Pictures are left out: none hangs on years, and
 * those of the copies have no file.
 * @param only of those whose name holds this
 */
export async function* measureGrowth(only = ''): AsyncGenerator<Row> {
  needProc();
  await using browser = await openChromium();
  const kept = await keptCenters(KEPT, GROWTH);
  process.stdout.write(`${kept.grown}: ${((await sizeOf(kept.grown)) / 1e9).toFixed(1)} GB on disk\n`);
  const copy = path.join(KEPT, 'run');
  try {
    const centers = await copyOf(kept, copy);
    for (const center of [centers.young, centers.grown]) await prepare(center);
    await using young = await startDemonstration(centers.young);
    await using grown = await startDemonstration(centers.grown);
    const isAsked = (what: string) => what.includes(only);
    const after = stepsIn(grown, browser, isAsked, false);
    for await (const before of stepsIn(young, browser, isAsked, false)) {
      const { value } = await after.next();
      if (value) yield rowOf(before.what, await inTurns(before, value));
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Milliseconds of processor, in the young center and in the grown one. */
interface Turn {
  readonly young: number;
  readonly grown: number;
}

async function inTurns(before: Step, after: Step): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (let turn = 0; turn < TURNS; turn += 1)
    turns.push({ young: totalOf(await before.measure()), grown: totalOf(await after.measure()) });
  return turns;
}

function rowOf(what: string, turns: readonly Turn[]): Row {
  const [young, grown] = [median(turns.map((turn) => turn.young)), median(turns.map((turn) => turn.grown))];
  const ratios = turns.map((turn) => turn.grown / turn.young);
  const ratio = median(ratios);
  const each = ratios.map((times) => times.toFixed(2)).join(', ');
  const figure = `${young.toFixed(2)} → ${grown.toFixed(2)} ms of processor, ${ratio.toFixed(2)} × (${each})`;
  return { what, figure, budget: `≤ ${AT_MOST} × the young center's`, isMet: ratio <= AT_MOST };
}

// `node bench/growth.ts` measures this, of what is built.
if (import.meta.main) process.exitCode = (await printAll('growth', () => measureGrowth(process.argv[2]))) ? 0 : 1;
