import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Client, signedIn } from '../../../../testing/client.ts';
import { startLarkhouse, type TestLarkhouse } from '../../../../testing/larkhouse.ts';
import { makeCenter, type World } from '../../../../testing/world.ts';

let larkhouse: TestLarkhouse;
let world: World;
let director: Client;

beforeAll(async () => {
  larkhouse = await startLarkhouse({ database: inject('database'), template: inject('template') });
  world = await makeCenter(larkhouse);
  director = await signedIn(larkhouse, 'staff', { centerId: world.centerId, accountId: world.staff.Director });
});
afterAll(() => larkhouse.stop());

test('of two check-ins at the same moment one wins and the other is told', async () => {
  const body = {
    childId: world.families[0]?.childId,
    date: '2026-03-02',
    checkInTime: '07:30',
    checkInBy: 'Mother',
    status: 'present',
  };
  const answers = await Promise.all([director.post('/api/attendance', body), director.post('/api/attendance', body)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    message: expect.stringContaining('is already checked in'),
  });
});
