import { expect, test } from 'vitest';
import { bookingStage, THURSDAY } from '#testing/booking-stage.ts';
import { effectsIn } from '#testing/effects/seen.ts';

const { now } = bookingStage();

test('what a booked day cost is taken back with it, and that is written down (bookings-7)', async () => {
  const { id } = (await now().ask()).body;
  const cancel = async () => expect((await now().parent.post(`/api/parent/bookings/${id}/cancel`)).status).toBe(200);
  const effects = await effectsIn(now().scene, cancel);
  const entries = await now().scene.rows<{ id: number; kind: string }>(
    'select id::int, kind from ledger_transaction where child_id = $1 order by id',
    now().family.childId,
  );
  expect(entries.map(({ kind }) => kind)).toEqual(['charge', 'reversal']);
  const ids = entries.map((entry) => entry.id).join(', ');
  expect(effects).toContain(
    `audit take back booked day: ledger_transaction [${ids}] after {"date":"${THURSDAY}","reason":"The day is not booked any more"}`,
  );
});
