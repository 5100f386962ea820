import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';
import { type DemoCenter, openDemoCenter } from '#testing/demo-center.ts';
import { growCenter } from '#testing/grown-center.ts';
import { Planner } from '#testing/statements/plans.ts';
import { type Statement, statements } from '#testing/statements/statements.ts';
import { UNASKED } from '#testing/statements/unasked.ts';

// How PostgreSQL does every statement of the query files in a center of years among others: what a day of the center costs must
// not depend on how much was written before.

/** Enough that no plan takes a whole table because it is small. */
const GROWTH = { centers: 20, years: 3, mostRows: 60_000 };

/** What parents' statements look at of all families, and why they may. */
const OF_ALL_FAMILIES: Readonly<Record<string, string>> = {
  'domains/gallery/queries.ts archivedPhotos: gallery_photo':
    'once for an archive, whose photos are found by whom they are for',
  'domains/gallery/queries.ts summary: gallery_photo':
    'it counts what a family may see, most of which is for everybody',
  'domains/messages/retention-queries.ts pastThreads: message_thread': 'jobs do this, never a family',
};

/** What parents' statements look at of all that their family ever had, and why they may. */
const OF_ALL_YEARS: Readonly<Record<string, string>> = {
  'domains/billing/accounts/family-queries.ts ownInvoices: invoice': 'one of any year may be open',
  'domains/billing/invoices/run-queries.ts waitingCharges: ledger_transaction': 'the office does this, never a family',
  'domains/billing/year-end/queries.ts summary: ledger_transaction': 'once for a document of a year',
  'domains/incidents/queries.ts familyIncident: incident_receipt': 'some a year',
  'domains/incidents/queries.ts familyIncidents: incident_receipt': 'some a year',
  'domains/incidents/queries.ts insertReceipt: incident': 'some a year',
  'domains/incidents/queries.ts signReceipt: incident': 'some a year',
  'domains/milestones/queries.ts achievedOf: child_milestone': 'there are as many as a childhood has',
  'domains/milestones/queries.ts basisOf: child_milestone': 'there are as many as a childhood has',
  'domains/milestones/queries.ts growingChildren: child_milestone': 'there are as many as a childhood has',
  'domains/milestones/queries.ts shownIn: photo_child': 'staff do this, never a family',
  'domains/milestones/queries.ts unseen: child_milestone': 'there are as many as a childhood has',
  'domains/notifications/queries.ts markRead: notification': 'they go after ninety days',
  'domains/preferences/regular-queries.ts toRemind: incident': 'jobs do this, never a family',
};

/** A table of fewer rows is read in whatever way, and says nothing. */
const ENOUGH_ROWS = 1_000;

let demo: DemoCenter;
let planner: Planner;
let all: Statement[];
let grown: ReadonlyMap<string, number>;
beforeAll(async () => {
  demo = await openDemoCenter('2026-03-04T15:00:00Z');
  const { superuser } = demo.larkhouse;
  const admin = new pg.Client(superuser);
  await admin.connect();
  grown = await growCenter(admin, GROWTH);
  await admin.end();
  planner = await Planner.connect(superuser);
  all = await statements(ROOT);
});
afterAll(async () => {
  await planner?.end();
  await demo?.stop();
});

/** What was found of each statement, as `attendance/queries.ts attendanceOn: attendance`. */
async function foundIn(look: (text: string) => Promise<string[]>): Promise<string[]> {
  const found = new Set<string>();
  for (const { name, texts } of all.filter((one) => !UNASKED.has(one.name)))
    for (const text of texts)
      for (const table of await look(text)) if ((grown.get(table) ?? 0) >= ENOUGH_ROWS) found.add(`${name}: ${table}`);
  return [...found].sort();
}

test('no statement reads a table of records from end to end', async () => {
  expect(await foundIn((text) => planner.readWhole(text))).toEqual([]);
});

test('what a family reads does not grow with the other families', async () => {
  expect(await foundIn((text) => planner.readOfAllFamilies(text))).toEqual(Object.keys(OF_ALL_FAMILIES).sort());
});

test('what a family reads does not grow with its years', async () => {
  expect(await foundIn((text) => planner.readOfAllYears(text))).toEqual(Object.keys(OF_ALL_YEARS).sort());
});
