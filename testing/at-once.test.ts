import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { callerOf, type Stage, setStage } from './matrix/actors.ts';
import { send } from './matrix/call.ts';
import { TABLE } from './matrix/table.ts';

// Every write, three times at the same moment by the same person: two windows, or a second tap. One may win and the others be
// told why not, or that the house is busy; nothing breaks.
const WRITES = Object.entries<Endpoint>(api).flatMap(([route, endpoint]) =>
  route.startsWith('GET ') ? [] : [{ route, endpoint }],
);

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ database: inject('database'), template: inject('template') });
});
afterAll(() => stage.larkhouse.stop());

test.each(WRITES)('three times at once fails at nothing: $route', async ({ route, endpoint }) => {
  const client = await stage.clientOf(callerOf(endpoint));
  const call = await TABLE[route]?.call(stage, client);
  const answers = await Promise.all([1, 2, 3].map(() => send(client, route, call)));
  expect(answers.filter(({ status }) => status === 500)).toEqual([]);
});
