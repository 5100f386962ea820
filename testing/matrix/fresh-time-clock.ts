import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { insertRefused } from '#server/domains/time-clock/finding-queries.ts';
import { insertRequest } from '#server/domains/time-clock/request-queries.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import type { Stage } from './actors.ts';
import { colleague, duty, here } from './fresh.ts';

// What is said at the clock, for rows that need one of their own.

/** A punch of whoever calls. */
export const punch = ({ larkhouse }: Stage) => {
  const now = larkhouse.clock.now().toISOString();
  return { body: { uuid: randomUUID(), kind: 'in', at: now, sentAt: now, offset: null } };
};

/** A duty that is missing, as whoever calls asks for it. */
export const asked = () => ({ body: { ...duty(), dutyId: null } });

/** A request of somebody else's for a duty that is missing. */
export async function dutyRequest(stage: Stage) {
  const staffId = await colleague(stage);
  const id = await here(stage, async (scope) => {
    const [startedAt, endedAt] = [new Date('2026-02-27T13:00:00Z'), new Date('2026-02-27T21:00:00Z')];
    const row = { staffId, dutyId: null, startedAt, endedAt, reason: 'Forgot to clock', askedAt: scope.now };
    const made = await scope.one(insertRequest(row));
    audit(scope, { action: 'ask for duty correction', entity: 'duty_request', ids: [made.id], after: { staffId } });
    return made.id;
  });
  return { params: { id } };
}

/** What a kiosk of the first center sent in vain. */
export async function refusedPunch(stage: Stage) {
  const id = await here(stage, async (scope) => {
    const device = await scope.one(sql<{ id: number }>`select id from kiosk where paired_at is not null limit 1`);
    const row = { uuid: randomUUID(), kioskId: device.id, staffId: null, kind: 'in' as const, at: scope.now };
    const made = await scope.one(insertRefused([{ ...row, receivedAt: scope.now, reason: 'wrong-pin' }]));
    audit(scope, {
      action: 'receive from the kiosk',
      entity: 'refused_punch',
      ids: [made.id],
      after: { reason: 'wrong-pin' },
    });
    return made.id;
  });
  return { params: { id }, body: { reason: 'Seen to' } };
}
