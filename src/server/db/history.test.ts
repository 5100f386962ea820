import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeOn } from '#server/domains/center/commands.ts';
import type { StaffActor } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { hashToken } from '#server/kernel/secrets/vault.ts';
import { startSession } from '#server/kernel/sessions/open.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { inSession } from './open-scope.ts';

const LONG_AGO = new Date('2025-11-03T14:00:00Z');

let scene: Scene;
let director: StaffActor;
beforeAll(async () => {
  scene = await startScene();
  const id = scene.world.staff.Director;
  director = { kind: 'staff', id, firstName: '', lastName: '', role: 'Director', capabilities: new Set() };
});
afterAll(() => scene?.stop());

test('history is written at its own moment and in the name of who did it', async () => {
  await scene.inCenter(async (scope) => {
    const then = scope.at(LONG_AGO, director);
    expect(then.now).toEqual(LONG_AGO);
    audit(then, { action: 'start duty', entity: 'center', ids: [] });
    audit(scope.at(scope.now), { action: 'end duty', entity: 'center', ids: [] });
  });
  const rows = await scene.rows(
    `select at, actor_kind, actor_id, action from audit where action in ('start duty', 'end duty') order by id`,
  );
  expect(rows).toEqual([
    { at: LONG_AGO, actor_kind: 'staff', actor_id: director.id, action: 'start duty' },
    { at: scene.larkhouse.clock.now(), actor_kind: 'system', actor_id: null, action: 'end duty' },
  ]);
});

test('all moments of one history are one transaction', async () => {
  const failing = scene.inCenter(async (scope) => {
    await closeOn(scope.at(LONG_AGO, director), [{ date: '2025-11-27', reason: 'Thanksgiving' }]);
    throw new Error('the light went out');
  });
  await expect(failing).rejects.toThrow('the light went out');
  expect(await scene.rows(`select * from closure`)).toEqual([]);
});

test('a failed write of the past fails the whole', async () => {
  const failing = scene.inCenter(async (scope) => {
    audit(scope.at(LONG_AGO), { action: 'upload', entity: 'center', ids: [Number.NaN] });
  });
  await expect(failing).rejects.toThrow();
  expect(await scene.rows(`select * from audit where action = 'upload'`)).toEqual([]);
});

test('a session cannot step into another name or another time', async () => {
  const { server } = scene.larkhouse;
  const account = { centerId: scene.world.centerId, accountId: scene.world.staff['Support Staff'] };
  const { token } = await startSession(server, 'staff', account, false, { address: '127.0.0.1', userAgent: null });
  const opening = { audience: 'staff', tokenHash: hashToken(token), anyOf: null } as const;
  const forging = inSession(server, opening, async (scope) => {
    await closeOn(scope.at(LONG_AGO, director), [{ date: '2026-03-03', reason: 'Holiday for all' }]);
  });
  await expect(forging).rejects.toThrow('permission denied for function open_center');
  expect(await scene.rows(`select * from closure`)).toEqual([]);
});
