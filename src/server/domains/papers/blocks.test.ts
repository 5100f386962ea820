import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inCenter } from '#server/db/open-scope.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { renewBlocksOfCenter } from './blocks.ts';
import { blockedStaffAt } from './team-queries.ts';

// Monday, March 2 2026, 7:30 in New York.
interface Team {
  readonly check: {
    readonly isOn: boolean;
    readonly version: number;
    readonly blocked: { staffId: number; lacks: string[] }[];
  };
  readonly people: { staffId: number; isBlocked: boolean; overriddenUntil: string | null }[];
}
let scene: Scene;
let director: Client;
let teacher: number;
beforeAll(async () => {
  scene = await startScene({ zone: 'America/New_York' });
  teacher = scene.world.staff['Lead Teacher'];
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  for (const table of ['care_block', 'paper_override', 'paper', 'paper_check', 'staff_presence', 'staff_duty'])
    await scene.rows(`delete from ${table}`);
  await scene.rows(`update staff set created_at = '2025-01-10 12:00Z'`);
  director = await scene.as('Director');
});

const check = (kind = 'background-check', issuedOn = '2025-06-01', expiresOn: string | null = null) =>
  director.post<{ id: number }>(`/api/staff/${teacher}/papers`, {
    kind,
    title: kind,
    number: null,
    issuer: null,
    issuedOn,
    expiresOn,
  });
const team = async () => (await director.get<Team>('/api/papers')).body;
const switchTo = (isOn: boolean, more: object = {}) => director.put<Team>('/api/papers/check', { isOn, ...more });
const blockedOn = (day: string) =>
  inCenter(scene.larkhouse.server, { centerId: scene.world.centerId }, async (scope) =>
    (await scope.all(blockedStaffAt(day))).map(({ staffId }) => staffId),
  );
async function inCare() {
  const [room] = (await director.get<{ id: number; ageGroup: string | null }[]>('/api/rooms')).body.filter(
    ({ ageGroup }) => ageGroup !== null,
  );
  await director.put(`/api/staff/${teacher}`, { isOnDuty: true });
  await director.put(`/api/staff/${teacher}/presence`, { function: 'care', roomId: room?.id });
}
const counted = async () => {
  const { body } = await director.get<{ staffOnDuty: number }[]>('/api/rooms/ratios');
  return body.reduce((sum, { staffOnDuty }) => sum + staffOnDuty, 0);
};
const spans = () =>
  scene.rows<{ from: string; to: string | null }>(
    `select from_date::text as from, to_date::text as to from care_block where staff_id = $1 order by from_date`,
    teacher,
  );

test('is off at first, and says whom it would block (papers-8)', async () => {
  await inCare();
  const { check: said, people } = await team();
  expect(said.isOn).toBe(false);
  expect(said.blocked.map(({ staffId }) => staffId)).toContain(teacher);
  expect(people.some(({ isBlocked }) => isBlocked)).toBe(false);
  expect(await counted()).toBe(1);
});

test('switched on, whoever lacks a paper that care depends on does not count, and switched off everybody does', async () => {
  await inCare();
  const effects = await effectsIn(scene, () => switchTo(true));
  expect(effects.join('\n')).toContain('audit switch paper check');
  expect(effects).toEqual(expect.arrayContaining([expect.stringMatching(/^tell papers.*staff|^tell .*papers/)]));
  expect([await counted(), (await blockedOn('2026-03-02')).includes(teacher)]).toEqual([0, true]);
  expect(await effectsIn(scene, () => switchTo(true))).toEqual([]);
  await switchTo(false);
  expect([await counted(), await blockedOn('2026-03-02')]).toEqual([1, []]);
});

test('two who switch it do not undo each other', async () => {
  await switchTo(true);
  const { version } = (await team()).check;
  expect((await switchTo(false, { version: version + 1 })).status).toBe(412);
});

describe('switched on', () => {
  beforeEach(async () => {
    await switchTo(true);
  });

  test('a paper that is entered counts at once, and the day on which it ends is known ahead', async () => {
    await check();
    await check('cpr', '2024-06-10');
    expect(await spans()).toEqual([{ from: '2026-06-11', to: null }]);
    expect(await blockedOn('2026-06-10')).not.toContain(teacher);
    expect(await blockedOn('2026-06-11')).toContain(teacher);
  });

  test('a paper that is removed blocks again, and what was counted before today stays', async () => {
    const { id } = (await check()).body;
    await check('cpr', '2025-06-01');
    scene.larkhouse.clock.set('2026-03-05T12:00:00Z');
    director = await scene.as('Director');
    await director.delete(`/api/papers/${id}`);
    expect(await spans()).toEqual([{ from: '2026-03-05', to: null }]);
    expect(await blockedOn('2026-03-04')).not.toContain(teacher);
  });

  test('an override with a reason lets somebody count until its last day, and is audited (papers-9)', async () => {
    const said = { reason: 'The result is on its way', toDate: '2026-03-06' };
    const post = (body: object) => director.post<{ id: number }>(`/api/staff/${teacher}/paper-overrides`, body);
    let id = 0;
    const effects = await effectsIn(scene, async () => {
      id = (await post(said)).body.id;
    });
    expect(effects.join('\n')).toContain('audit add paper override');
    expect(effects.join('\n')).toContain('tell papers');
    expect(await spans()).toEqual([{ from: '2026-03-07', to: null }]);
    expect(firstOf((await team()).people.filter((one) => one.staffId === teacher))).toMatchObject({
      isBlocked: false,
      overriddenUntil: '2026-03-06',
    });
    const ended = await effectsIn(scene, () => director.post(`/api/paper-overrides/${id}/end`));
    expect(ended.join('\n')).toContain('audit end paper override');
    expect(ended.join('\n')).toContain('tell papers');
    expect(await blockedOn('2026-03-02')).toContain(teacher);
    expect(await effectsIn(scene, () => director.post(`/api/paper-overrides/${id}/end`))).toEqual([]);
    for (const wrong of [
      { ...said, toDate: '2026-03-01' },
      { ...said, toDate: '2026-06-01' },
      { ...said, reason: '' },
    ])
      expect((await post(wrong)).status).toBe(422);
  });

  test('planning counts no one who is kept out on that day', async () => {
    const [room] = (await director.get<{ id: number; ageGroup: string | null }[]>('/api/rooms')).body.filter(
      ({ ageGroup }) => ageGroup !== null,
    );
    await scene.rows('update staff set room_id = $1 where id = $2', room?.id, teacher);
    const staff = async (date: string) => {
      const { body } = await director.get<{ rooms: { id: number; staff: number }[] }>(
        `/api/planning/week?date=${date}`,
      );
      return body.rooms.find(({ id }) => id === room?.id)?.staff;
    };
    expect(await staff('2026-03-02')).toBe(0);
    await check();
    await check('cpr', '2024-06-10');
    expect([await staff('2026-03-02'), await staff('2026-06-15')]).toEqual([1, 0]);
    await scene.rows('update staff set room_id = null where id = $1', teacher);
  });

  test('what an employment changes is followed by the clock, and running again changes nothing', async () => {
    await check();
    await check('cpr', '2025-06-01');
    const run = () => renewBlocksOfCenter({ server: scene.larkhouse.server, centerId: scene.world.centerId });
    expect(await effectsIn(scene, run)).toEqual([]);
    await scene.rows(`update paper set removed_at = now() where kind = 'background-check'`);
    expect(await effectsIn(scene, run)).toEqual(['tell staff']);
    expect(await effectsIn(scene, run)).toEqual([]);
    expect(await blockedOn('2026-03-02')).toContain(teacher);
  });
});
