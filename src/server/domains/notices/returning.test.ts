import { expect, test } from 'vitest';
import { bookingStage, NEXT_MONDAY } from '#testing/booking-stage.ts';
import { effectsIn } from '#testing/effects/seen.ts';

const WEDNESDAY = '2026-03-04';
const { now } = bookingStage();

interface Notice {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly withdrawnAt: string | null;
}

test('an absence ends on the date on which staff let the child come after all, and stays told for the others (bookings-9)', async () => {
  const { scene, family, parent, director } = now();
  const { childId } = family;
  await now().rules({ absencesFree: true });
  await now().capacity(1);
  const other = await scene.newFamily();
  await now().agree({ kind: 'drop-in', slots: [] }, other.childId);
  const tell = async (from: string, to: string) =>
    (await parent.post<Notice>('/api/parent/notices', { childId, kind: 'absence', from, to, text: '' })).body;
  const { id } = await tell(WEDNESDAY, WEDNESDAY);
  const theirs = await now().ask(
    { childId: other.childId, date: WEDNESDAY, price: 6_000 },
    await scene.parentOf(other),
  );
  expect(theirs.body.status).toBe('confirmed');
  await parent.post(`/api/parent/notices/${id}/withdraw`);
  await tell(WEDNESDAY, NEXT_MONDAY);
  const inbox = await director.get<{ waiting: { id: number }[] }>('/api/bookings');
  const confirm = () =>
    director.post(`/api/bookings/${inbox.body.waiting[0]?.id}/confirm`, { overruleAcknowledged: true });
  const effects = await effectsIn(scene, async () => expect((await confirm()).status).toBe(200));
  expect(effects.filter((line) => line.startsWith('audit withdraw'))).toEqual([
    expect.stringMatching(`of .${childId}.$`),
    expect.stringMatching(
      `of .${childId}. after {"stays":."2026-03-05","2026-03-06","2026-03-07","2026-03-08","${NEXT_MONDAY}".}$`,
    ),
  ]);
  expect(effects).toContain(`tell attendance, bookings, children, notices of [${childId}]`);
  const told = (await parent.get<Notice[]>(`/api/parent/notices?childId=${childId}`)).body;
  expect(told.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ from, to }) => [from, to])).toEqual([
    ['2026-03-05', NEXT_MONDAY],
  ]);
});
