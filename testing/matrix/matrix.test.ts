import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { api } from '../../src/contract/index.ts';
import { ACTORS, readersOf, type Stage, setStage } from './actors.ts';
import { markersIn, send } from './call.ts';
import { TABLE } from './table.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage({ database: inject('database'), template: inject('template') });
});
afterAll(() => stage.larkhouse.stop());

test('every endpoint of the contract has a row', () => {
  const missing = Object.keys(api).filter((route) => !(route in TABLE));
  expect(
    missing,
    'Add a row for each of these to testing/matrix/table.ts: a valid call, and the status every actor must get ' +
      '(staff(), both() and anyone() fill in the usual ones).',
  ).toEqual([]);
});

test('every row is an endpoint', () => {
  const beside = /^GET \/(healthz|readyz)$|no-such-address$/;
  const gone = Object.keys(TABLE).filter((route) => !(route in api) && !beside.test(route));
  expect(gone, 'The contract has no such endpoints; remove their rows from testing/matrix/table.ts.').toEqual([]);
});

test.each(Object.keys(TABLE))('%s', async (route) => {
  const row = TABLE[route];
  if (!row) return;
  const readers = readersOf(stage);
  const given: Record<string, number> = {};
  for (const actor of ACTORS) {
    const client = await stage.clientOf(actor);
    const answer = await send(client, route, await row.call(stage, client));
    given[actor] = answer.status;
    for (const marker of markersIn(answer.whole, readers)) {
      expect(readers.get(marker), `${route} answers ${actor} what belongs to ${marker}`).toContain(actor);
    }
    if (answer.status >= 400) expect(JSON.parse(answer.text)).toHaveProperty('message');
  }
  expect(given).toEqual(row.expected);
});
