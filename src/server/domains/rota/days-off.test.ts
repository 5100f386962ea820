import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

const TUESDAY = '2026-03-10';
const WEDNESDAY = '2026-03-11';
let scene: Scene;
let lead: Client;
let roomId: number;
beforeAll(async () => {
  scene = await startScene({ now: MONDAY_MORNING });
  lead = await scene.as('Lead Teacher');
  roomId = firstOf(await scene.rows<{ id: number }>("select id from room where name = 'Toddler Room'")).id;
});
afterAll(() => scene.stop());

async function askFor(from: string, to: string, minutesADay: number | null): Promise<number> {
  const nurse = await scene.as('Nurse');
  const { status, body } = await nurse.post<{ id: number }>('/api/time-off/own', { from, to, minutesADay, note: null });
  expect(status).toBe(201);
  return body.id;
}
const answer = async (id: number, isApproved: boolean) =>
  expect(
    await scene.director.post(`/api/time-off/${id}/answer`, { isApproved, reason: 'So', negativeAcknowledged: true }),
  ).toMatchObject({ status: 200 });
const canCover = async (date: string) => {
  const { body } = await lead.get<{ staffId: number }[]>(
    `/api/rota/cover?roomId=${roomId}&date=${date}&fromMinute=720&toMinute=750`,
  );
  return body.some(({ staffId }) => staffId === scene.world.staff.Nurse);
};
const week = async () => {
  const { body } = await lead.get<{
    shifts: { date: string; warnings: string[] }[];
    people: { id: number; timeOff: string[] }[];
  }>(`/api/rota?from=${TUESDAY}`);
  return {
    warned: body.shifts.filter(({ warnings }) => warnings.includes('time-off')).map(({ date }) => date),
    off: body.people.find(({ id }) => id === scene.world.staff.Nurse)?.timeOff,
  };
};

test('whoever has whole days off is asked to cover on none of them, and a shift on one says so (rota-16)', async () => {
  for (const date of [TUESDAY, WEDNESDAY])
    await lead.post('/api/rota/shifts', {
      ...{ staffId: scene.world.staff.Nurse, roomId, kind: 'care', date },
      ...{ fromMinute: 480, toMinute: 600, breaks: [] },
    });
  const id = await askFor(TUESDAY, TUESDAY, null);
  // Asked for is not off yet.
  expect([await canCover(TUESDAY), await week()]).toEqual([true, { warned: [], off: [] }]);
  await answer(id, true);
  expect([await canCover(TUESDAY), await canCover(WEDNESDAY)]).toEqual([false, true]);
  expect(await week()).toEqual({ warned: [TUESDAY], off: [TUESDAY] });
  await answer(id, false);
  expect([await canCover(TUESDAY), await week()]).toEqual([true, { warned: [], off: [] }]);
});

test('hours of a day off keep nobody from a shift on it', async () => {
  await answer(await askFor(WEDNESDAY, WEDNESDAY, 120), true);
  expect([await canCover(WEDNESDAY), await week()]).toEqual([true, { warned: [], off: [] }]);
});
