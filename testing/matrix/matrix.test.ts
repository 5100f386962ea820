import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { Client } from '../client.ts';
import { ACTORS, type ActorName, readersOf, type Stage, setStage } from './actors.ts';
import { type Given, markersIn, send } from './call.ts';
import type { Call } from './rows.ts';
import { TABLE } from './table.ts';

let stage: Stage;
/** Whose last call was refused: nothing has happened to the session. */
const unused = new Map<ActorName, Client>();

beforeAll(async () => {
  stage = await setStage({ database: inject('database'), template: inject('template') });
});
afterAll(() => stage.larkhouse.stop());

test('every endpoint of the contract has a row', () => {
  const missing = Object.keys(api).filter((route) => !(route in TABLE));
  expect(
    missing,
    'Add a row for each of these to the matrix.ts of its domain: a valid call, and the status every actor must get ' +
      '(staff(), both() and anyone() fill in the usual ones).',
  ).toEqual([]);
});

test('every row is an endpoint', () => {
  const beside = /^GET \/(healthz|readyz)$|no-such-address$/;
  const gone = Object.keys(TABLE).filter((route) => !(route in api) && !beside.test(route));
  expect(gone, 'The contract has no such endpoints; remove their rows from the matrix.ts of their domain.').toEqual([]);
});

test.each(Object.keys(TABLE))('%s', async (route) => {
  const row = TABLE[route];
  if (!row) return;
  const readers = readersOf(stage);
  const given: Record<string, number> = {};
  let refused: Call | null = null;
  for (const actor of ACTORS) {
    const client = unused.get(actor) ?? (await stage.clientOf(actor));
    const { cookie } = client;
    const call: Call = refused ?? (await row.call(stage, client));
    const answer = await send(client, route, call);
    given[actor] = answer.status;
    // The next one may send the same, unless it is of the caller's own.
    refused = isRefused(answer) && row.call.length < 2 ? call : null;
    if (isRefused(answer) && client.cookie === cookie) unused.set(actor, client);
    else unused.delete(actor);
    for (const marker of markersIn(answer.whole, readers)) {
      expect(readers.get(marker), `${route} answers ${actor} what belongs to ${marker}`).toContain(actor);
    }
    if (answer.status >= 400) expect(JSON.parse(answer.text)).toHaveProperty('message');
  }
  expect(given).toEqual(row.expected);
});

/** Refused at the door: it has changed nothing. */
const isRefused = ({ status }: Given): boolean => status === 401 || status === 403;
