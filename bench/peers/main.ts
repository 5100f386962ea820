import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { needProc, openChromium } from '../needs.ts';
import { printAll, type Row } from '../rows.ts';
import { startDemonstration } from '../screens/demonstration.ts';
import { replay } from '../screens/replay.ts';
import { costsIn, type Measure, totalOf } from '../screens.ts';
import { missingFor, startRosariosis } from './rosariosis.ts';
import { type Walks, walk } from './walk.ts';

// `node bench/peers/main.ts --rosariosis FOLDER` measures four of our screens beside those of a checkout of RosarioSIS, by the
// processor time of server and database; without it ours alone. Of what is built.

interface Pair {
  readonly name: string;
  /** As it is called among our screens and taps. */
  readonly ours: string;
  readonly theirs: keyof Walks;
  /** The part of theirs that ours may take; where none is set, the budget in bare handlers holds. */
  readonly share?: number;
}

const PAIRS: readonly Pair[] = [
  { name: 'the parents’ dashboard : portal', ours: 'screen /parent-dashboard', theirs: 'portal', share: 1 / 5 },
  { name: 'the staff’s dashboard : taking attendance', ours: 'screen /', theirs: 'attendance', share: 1 / 4 },
  { name: 'the children’s list : students', ours: 'screen /children', theirs: 'students', share: 1 / 6 },
  { name: 'a check-in of 15 : saving attendance of 15', ours: 'a check-in of 15', theirs: 'saving' },
];

/** Milliseconds of processor of each of theirs. */
type Theirs = Readonly<Record<keyof Walks, number>>;

async function* compare(checkout: string | undefined): AsyncGenerator<Row> {
  needProc();
  const missing = checkout && missingFor(checkout);
  if (missing) throw new Error(missing);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-peers-'));
  try {
    // Started by root, the databases run as an account that has to get in.
    await chmod(folder, 0o711);
    await using browser = await openChromium();
    const theirs = checkout ? await measureTheirs(checkout, path.join(folder, 'peer'), browser) : null;
    await using demonstration = await startDemonstration(path.join(folder, 'larkhouse'));
    for await (const measure of costsIn(demonstration, browser, (what) => PAIRS.some(({ ours }) => ours === what))) {
      const pair = PAIRS.find(({ ours }) => ours === measure.what);
      if (pair) yield rowOf(pair, measure, theirs);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureTheirs(checkout: string, folder: string, browser: Browser): Promise<Theirs> {
  await using peer = await startRosariosis(checkout, folder);
  const walks = await walk(browser, peer.origin);
  const cost = async (sent: Walks[keyof Walks]) => totalOf(await replay(() => sent, peer));
  return {
    portal: await cost(walks.portal),
    attendance: await cost(walks.attendance),
    students: await cost(walks.students),
    saving: await cost(walks.saving),
  };
}

function rowOf({ name, theirs, share }: Pair, { cost, bare, atMost }: Measure, peer: Theirs | null): Row {
  const own = totalOf(cost);
  const limit = peer && share ? peer[theirs] * share : totalOf(bare) * atMost;
  const by = peer && share ? `1/${1 / share} of RosarioSIS` : `${atMost} bare handlers`;
  const other = peer ? `${peer[theirs].toFixed(1)} ms` : 'not run';
  return {
    what: name,
    figure: `Larkhouse ${own.toFixed(1)} ms : RosarioSIS ${other}`,
    budget: `≤ ${limit.toFixed(1)} ms, ${by}`,
    isMet: own <= limit,
  };
}

const { values } = parseArgs({ options: { rosariosis: { type: 'string' } } });
process.exitCode = (await printAll('beside RosarioSIS', () => compare(values.rosariosis))) ? 0 : 1;
