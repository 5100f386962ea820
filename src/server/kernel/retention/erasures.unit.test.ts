import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Erasure, erasuresFile, furthest, notedErasures, noteErasure } from './erasures.ts';

const KEPT = {
  children: '2021-03-02',
  incidents: '2019-03-02',
  staff: '2021-03-02',
  finances: '2019-03-02',
  taxYear: 2019,
};
const erasure = (at: string, more: Partial<typeof KEPT> = {}, centerId = 1): Erasure => ({
  at,
  centerId,
  kept: { ...KEPT, ...more },
});

test('what was noted is read, but for a line that was cut off', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-erasures-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  expect(await notedErasures({ dataDir })).toEqual([]);
  const all = [erasure('2026-03-02T02:53:00Z'), erasure('2026-03-03T02:53:00Z', { children: '2021-03-03' })];
  for (const one of all) await noteErasure({ dataDir }, one);
  appendFileSync(erasuresFile({ dataDir }), '{"at":"2026-03-04T02');
  expect(await notedErasures({ dataDir })).toEqual(all);
  const next = erasure('2026-03-05T02:53:00Z');
  await noteErasure({ dataDir }, next);
  expect(await notedErasures({ dataDir })).toEqual([...all, next]);
});

test('of each center the days count that went furthest, whichever erasure it was', () => {
  const all = [
    erasure('2026-03-02T02:53:00Z', { children: '2023-03-02' }),
    // The period was made longer again.
    erasure('2026-03-03T02:53:00Z', { children: '2021-03-03', taxYear: 2020 }),
    erasure('2026-03-03T02:53:00Z', {}, 2),
  ];
  expect(furthest(all)).toEqual(
    new Map([
      [1, { ...KEPT, children: '2023-03-02', taxYear: 2020 }],
      [2, KEPT],
    ]),
  );
});
