import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { PersonnelFile } from '#contract/employment.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';

// Monday, March 2 2026, 7:30 in New York. The nurse belongs to the Toddler Room here.
type File = z.output<typeof PersonnelFile>;
type Answered = File & { readonly message?: string; readonly fields?: Record<string, string> };
let scene: Scene;
let director: Client;
let nurse: number;
beforeAll(async () => {
  scene = await startScene({ zone: 'America/New_York' });
  nurse = scene.world.staff.Nurse;
  await scene.rows(`update staff set room_id = (select id from room where name = 'Toddler Room') where id = $1`, nurse);
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  await scene.rows('delete from staff_qualification');
  director = await scene.as('Director');
});

const pathOf = (part = '') => `/api/staff/${nurse}/qualifications${part}`;
const add = (change: object = {}) =>
  director.post<Answered>(pathOf(), { ageGroup: 'toddlers', fromDate: '2025-08-18', note: null, ...change });
const first = async () => {
  const [one] = (await director.get<File>(`/api/staff/${nurse}/employment`)).body.qualifications;
  if (!one) throw new Error('nobody is qualified');
  return one;
};

describe('a qualification', () => {
  test('is added, changed by the version that was read, and taken out; each is written down and shown', async () => {
    const added = await effectsIn(scene, async () => {
      expect((await add({ note: 'CDA' })).status).toBe(201);
    });
    expect(added).toEqual([
      `audit add qualification: staff [${nurse}] after {"note":"CDA","toDate":null,"ageGroup":"toddlers","fromDate":"2025-08-18"}`,
      'tell staff',
    ]);
    const { id, version } = await first();
    const edited = await effectsIn(scene, async () => {
      const { body } = await director.patch<File>(pathOf(`/${id}`), { toDate: '2026-03-01', version });
      expect(body.qualifications).toMatchObject([{ toDate: '2026-03-01', note: 'CDA', version: 2 }]);
    });
    expect(edited).toEqual([
      `audit edit qualification: staff [${nurse}] before {"note":"CDA","toDate":null,"ageGroup":"toddlers","fromDate":"2025-08-18"} after {"note":"CDA","toDate":"2026-03-01","ageGroup":"toddlers","fromDate":"2025-08-18"}`,
      'tell staff',
    ]);
    expect((await director.patch(pathOf(`/${id}`), { note: 'CDA', version })).status).toBe(412);
    const removed = await effectsIn(scene, async () => {
      expect((await director.delete<File>(pathOf(`/${id}`))).body.qualifications).toEqual([]);
    });
    expect(removed).toEqual([
      `audit remove qualification: staff [${nurse}] before {"note":"CDA","toDate":"2026-03-01","ageGroup":"toddlers","fromDate":"2025-08-18"}`,
      'tell staff',
    ]);
    expect((await director.delete(pathOf(`/${id}`))).status).toBe(404);
  });

  test('for a group there is one at a time', async () => {
    await add({ toDate: '2026-08-17' });
    expect((await add({ fromDate: '2026-08-17' })).body.fields).toEqual({
      ageGroup: 'This person is qualified for this group on these days already',
    });
    expect((await add({ fromDate: '2026-08-18' })).status).toBe(201);
    expect((await add({ ageGroup: 'infants' })).status).toBe(201);
    expect((await add({ ageGroup: 'babies' })).body.fields).toEqual({ ageGroup: 'Choose an age group' });
    const { id } = await first();
    expect((await director.patch<Answered>(pathOf(`/${id}`), { toDate: '2020-01-01' })).body.fields).toEqual({
      toDate: 'The last day must not be before the first',
    });
  });

  test('is said by whoever manages staff alone', async () => {
    for (const role of ['Nurse', 'Lead Teacher'] as const)
      expect(
        (await (await scene.as(role)).post(pathOf(), { ageGroup: 'toddlers', fromDate: '2026-01-01' })).status,
      ).toBe(403);
  });
});

describe('the ratio', () => {
  const counted = async () =>
    (await director.get<{ room: string; staffOnDuty: number }[]>('/api/rooms/ratios')).body.find(
      ({ room }) => room === 'Toddler Room',
    )?.staffOnDuty;
  const shown = async () =>
    (await director.get<{ staff: { staffId: number; isCounted: boolean }[] }>('/api/presence')).body.staff.find(
      ({ staffId }) => staffId === nurse,
    )?.isCounted;
  /** At 8:00 of this day, as the analysis of the past has it. */
  const countedAtEight = async () =>
    (
      await director.get<{ rooms: { room: string; slots: { time: string; staff: number }[] }[] }>(
        '/api/analytics/ratio?date=2026-03-02',
      )
    ).body.rooms
      .find(({ room }) => room === 'Toddler Room')
      ?.slots.find(({ time }) => time === '08:00')?.staff;
  beforeEach(async () => {
    await (await scene.as('Nurse')).put(`/api/staff/${nurse}`, { isOnDuty: true });
  });

  test('counts who was never judged, and who is qualified for the group of the room', async () => {
    expect([await counted(), await shown()]).toEqual([1, true]);
    await add({ ageGroup: 'infants' });
    expect([await counted(), await shown()]).toEqual([0, false]);
    await add({ fromDate: '2026-03-02' });
    expect([await counted(), await shown()]).toEqual([1, true]);
  });

  test('counts nobody whose qualification has ended, or is to come', async () => {
    await add({ toDate: '2026-03-01' });
    expect(await counted()).toBe(0);
    const { id } = await first();
    await director.patch(pathOf(`/${id}`), { toDate: '2026-03-02' });
    expect(await counted()).toBe(1);
    await director.patch(pathOf(`/${id}`), { fromDate: '2026-03-03', toDate: null });
    expect(await counted()).toBe(0);
  });

  test('of the past goes by the day', async () => {
    await add({ fromDate: '2026-03-02' });
    scene.larkhouse.clock.set('2026-03-02T17:00:00Z');
    expect(await countedAtEight()).toBe(1);
    const { id } = await first();
    await director.patch(pathOf(`/${id}`), { fromDate: '2026-03-03' });
    expect(await countedAtEight()).toBe(0);
    await director.delete(pathOf(`/${id}`));
    expect(await countedAtEight()).toBe(1);
  });
});
