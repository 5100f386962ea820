import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inCenter } from '#server/db/open-scope.ts';
import { makeLink } from '#server/kernel/links/links.ts';
import { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { PASSWORD } from '#testing/world.ts';

const COMMON = 'Password123';
const REFUSED = 'This is one of the most common passwords, and attackers try those first. Choose another one.';
const FINE = 'larks at seven';

interface Refused {
  readonly message?: string;
  readonly fields?: Record<string, string>;
}

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());
beforeEach(() => scene.rows("update center set common_passwords_refused = 'staff'"));

const refuseFor = async (refusedFor: string) =>
  (await scene.as('Director')).put<{ refusedFor: string } & Refused>('/api/center/passwords', { refusedFor });
const stranger = () => new Client(scene.larkhouse.origin);

test('anybody is told whether a password is among the most used, and nothing is kept of it', async () => {
  const check = (body: object) => stranger().post<{ isCommon: boolean } & Refused>('/api/passwords/check', body);
  expect((await check({ password: COMMON })).body).toEqual({ isCommon: true });
  expect((await check({ password: FINE })).body).toEqual({ isCommon: false });
  expect((await check({ password: '12345' })).body.fields).toEqual({
    password: 'Password must be at least 6 characters',
  });
  expect(await effectsIn(scene, () => check({ password: COMMON }))).toEqual([]);
});

describe('the rule of the center', () => {
  test('refuses them to the staff of a new center', async () => {
    await scene.rows('update center set common_passwords_refused = default');
    expect((await (await scene.as('Director')).get('/api/center/passwords')).body).toEqual({ refusedFor: 'staff' });
  });

  test('is changed by whoever manages the center, and told in the audit log', async () => {
    const director = await scene.as('Director');
    const refuse = (refusedFor: string) => director.put('/api/center/passwords', { refusedFor });
    const effects = await effectsIn(scene, async () => {
      expect((await refuse('everybody')).body).toEqual({ refusedFor: 'everybody' });
    });
    expect(effects).toEqual([
      `audit change who may have a common password: center [${scene.world.centerId}] before {"refusedFor":"staff"} after {"refusedFor":"everybody"}`,
      'tell staff',
    ]);
    expect(await effectsIn(scene, () => refuse('everybody'))).toEqual([]);
    expect((await refuse('nobody')).status).toBe(200);
  });

  test('is nobody else’s to see or change, wants to be confirmed, and takes nothing else', async () => {
    for (const client of [await scene.as('Lead Teacher'), await scene.parentOf(await scene.newFamily())]) {
      expect((await client.get('/api/center/passwords')).status).toBe(403);
      expect((await client.put('/api/center/passwords', { refusedFor: 'nobody' })).status).toBe(403);
    }
    expect((await refuseFor('parents')).status).toBe(422);
    const director = await scene.as('Director');
    scene.larkhouse.clock.advance({ minutes: 11 });
    const late = await director.put('/api/center/passwords', { refusedFor: 'nobody' });
    expect(late).toMatchObject({ status: 403, body: { code: 'confirm-first' } });
    expect((await director.get('/api/center/passwords')).body).toEqual({ refusedFor: 'staff' });
  });
});

describe('a password on the list', () => {
  const linkOf = async (audience: 'staff' | 'parent', id: number) => {
    const { server } = scene.larkhouse;
    const made = await inCenter(server, { centerId: scene.world.centerId }, (scope) =>
      makeLink(server, scope, 'reset', { audience, id }),
    );
    return `/api/account-links/${new URL(made.link).searchParams.get('token')}`;
  };
  const change = (client: Client, newPassword: string, currentPassword = PASSWORD) =>
    client.post<Refused>('/api/account/password', { currentPassword, newPassword });

  test('is refused to staff who set one by a link, which stays good for another', async () => {
    const address = await linkOf('staff', scene.world.staff.Nurse);
    expect(await stranger().post(address, { password: COMMON })).toMatchObject({
      status: 422,
      body: { message: REFUSED, fields: { password: REFUSED } },
    });
    expect((await stranger().post(address, { password: FINE })).status).toBe(200);
  });

  test('is refused to staff who change theirs, and is theirs where the center allows it', async () => {
    const nurse = await scene.as('Assistant Teacher');
    expect((await change(nurse, COMMON)).body.fields).toEqual({ newPassword: REFUSED });
    await refuseFor('nobody');
    expect((await change(nurse, COMMON)).status).toBe(200);
    await refuseFor('staff');
    // Who has one keeps it.
    expect((await change(nurse, FINE, COMMON)).status).toBe(200);
  });

  test('is refused to parents only where the center refuses it to everybody', async () => {
    const family = await scene.newFamily();
    const address = await linkOf('parent', family.guardianId);
    await refuseFor('everybody');
    expect((await stranger().post<Refused>(address, { password: COMMON })).body.fields).toEqual({ password: REFUSED });
    await refuseFor('staff');
    expect((await stranger().post(address, { password: COMMON })).status).toBe(200);
  });
});
