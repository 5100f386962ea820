import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { callerOf, type Stage, setStage } from './matrix/actors.ts';
import { send } from './matrix/call.ts';
import { TABLE } from './matrix/table.ts';
import { waitingForLocks } from './superuser.ts';
import { until } from './until.ts';

// What one person changes while another one removes it: who removes it comes first, and is held just before it is done. The change has
// found the record then, and waits for it. It is told that the record is gone, or that the house is busy; nothing breaks.

/** Passkeys are made by a device; there is none to remove. */
const OF_NOTHING = 'DELETE /api/account/passkeys/:id';
/** Every removal, with the other writes of the same record. */
const REMOVALS = Object.keys(api)
  .filter((route) => /^DELETE .*:/.test(route) && route !== OF_NOTHING)
  .flatMap((removal) => {
    const address = removal.slice('DELETE '.length);
    const changes = Object.keys(api).filter((route) => isWriteOf(route, address));
    return changes.length > 0 ? [{ removal, changes }] : [];
  });

function isWriteOf(route: string, address: string): boolean {
  const [method, path = ''] = route.split(' ');
  return method !== 'GET' && (path === address || path.startsWith(`${address}/`));
}

/** Holds up whoever commits something of the audit log. */
const GATE = 7_301;
const HOLD = `
  create function held_up() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(${GATE}); return null; end $$;
  create constraint trigger held_up after insert on audit deferrable initially deferred for each row execute function held_up()`;

let stage: Stage;
let keeper: pg.Client;
beforeAll(async () => {
  stage = await setStage({ database: inject('database'), template: inject('template') });
  keeper = new pg.Client(stage.larkhouse.superuser);
  await keeper.connect();
  await keeper.query(HOLD);
});
afterAll(async () => {
  await keeper.end();
  await stage.larkhouse.stop();
});

const waiting = () => waitingForLocks(stage.larkhouse);

describe.each(REMOVALS)('$removal', ({ removal, changes }) => {
  test.each(changes)('meanwhile %s', async (change) => {
    const endpoints: Readonly<Record<string, Endpoint>> = api;
    const clientFor = (route: string) => {
      const endpoint = endpoints[route];
      if (!endpoint) throw new Error(`${route} is no endpoint`);
      return stage.clientOf(callerOf(endpoint));
    };
    const [remover, changer] = [await clientFor(removal), await clientFor(change)];
    const removing = (await TABLE[removal]?.call(stage, remover)) ?? {};
    const example = (await TABLE[change]?.call(stage, changer)) ?? {};
    const changing = { ...example, params: { ...example.params, ...removing.params } };

    await keeper.query('select pg_advisory_lock($1)', [GATE]);
    let answers: Promise<{ status: number; text: string }[]>;
    try {
      let isRemoved = false;
      const removed = send(remover, removal, removing).finally(() => (isRemoved = true));
      await until(async () => isRemoved || (await waiting()) > 0);
      let isChanged = false;
      const changed = send(changer, change, changing).finally(() => (isChanged = true));
      await until(async () => isChanged || (await waiting()) > 1);
      answers = Promise.all([removed, changed]);
    } finally {
      await keeper.query('select pg_advisory_unlock($1)', [GATE]);
    }
    const [removed, changed] = await answers;
    expect(removed?.status, removed?.text).toBeLessThan(300);
    expect(changed?.status, changed?.text).not.toBe(500);
  });
});
