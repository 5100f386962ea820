import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { blockGuardian } from '#server/domains/cameras/blocks.ts';
import { addCamera } from '#server/domains/cameras/commands.ts';
import { addKiosk } from '#server/domains/kiosk/kiosks.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import type { Client } from '../client.ts';
import type { Stage } from './actors.ts';
import { family, here } from './fresh.ts';
import { present } from './fresh-care.ts';

// Cameras and kiosks, for rows that need one of their own.

export const CAMERA = {
  name: 'Front door',
  location: 'Entrance',
  ipAddress: '127.0.0.1',
  port: 9,
  streamUrl: '/live',
  username: 'viewer',
  password: 'sees the entrance',
};

/** A camera of the room in which the first families' children are now; nobody watches any other. */
export const camera = (stage: Stage) =>
  here(stage, async (scope) => {
    await scope.count(sql`update camera_view set ended_at = ${scope.now}, ending = 'stopped' where ended_at is null`);
    const childId = stage.here.families[0]?.childId ?? 0;
    const { roomId } = await scope.one(sql<{ roomId: number }>`select room_id from child where id = ${childId}`);
    return { params: { id: await addCamera(stage.larkhouse.server, scope, { ...CAMERA, roomId }) } };
  });

/** A camera that the caller has begun to watch, if they may. */
export async function view(stage: Stage, client: Client) {
  const { params } = await camera(stage);
  await client.post(`/api/cameras/${params.id}/view`);
  return { params };
}

/** A guardian who may not watch. */
export async function cameraBlock(stage: Stage) {
  const { guardianId } = await family(stage);
  await here(stage, (scope) => blockGuardian(scope, guardianId, { reason: 'Court order' }));
  return { params: { id: guardianId } };
}

/** A code that waits for its kiosk. */
export async function kiosk(stage: Stage) {
  const { id } = await here(stage, (scope) => addKiosk(scope, 'Side door'));
  return { params: { id } };
}

/** A guardian of the first center, with a phone. */
export const guardianAtKiosk = async (stage: Stage) => ({ params: { id: (await childAtKiosk(stage)).guardianId } });

/** A child of the first center, whose guardian has a phone. */
export async function childAtKiosk(stage: Stage) {
  const { guardianId, childId } = await family(stage);
  await here(stage, (scope) =>
    scope.count(sql`update guardian set phone_number = '555 010 4711' where id = ${guardianId}`),
  );
  return { guardianId, childId };
}

const sealedEntry = () => ({
  uuid: randomUUID(),
  sequence: 1,
  at: '2026-03-02T12:00:00Z',
  offset: 0,
  sealed: 'AAAA',
});

/** An entry that nobody can read. */
export const kioskEntries = () => ({
  body: { sentAt: '2026-03-02T12:00:00Z', unsent: 0, events: [sealedEntry()] },
});

/** An entry of a kiosk of the first center about a child of its own, which waits for staff. */
export async function kioskEntry(stage: Stage) {
  const { childId } = await family(stage);
  const id = await here(stage, async (scope) => {
    const device = await scope.one(sql<{ id: number }>`select id from kiosk where paired_at is not null limit 1`);
    const row = await scope.one(sql<{ id: number }>`
      insert into kiosk_entry (kiosk_id, uuid, sequence, device_at, offset_ms, at, received_at, was_offline, direction, signed_name)
      values (${device.id}, ${randomUUID()}, 1, ${scope.now}, 0, ${scope.now}, ${scope.now}, true, 'in', 'Ann Guardian') returning id`);
    await scope.count(sql`
      insert into kiosk_move (event_id, child_id, date, at, direction, outcome, reason)
      values (${row.id}, ${childId}, '2026-03-02', ${scope.now}, 'in', 'refused', 'late-ticket')`);
    audit(scope, { action: 'receive from the kiosk', entity: 'kiosk_entry', ids: [row.id], children: [childId] });
    return row.id;
  });
  return { params: { id } };
}

/** An entry of a classroom tablet of the first center, a note about a child who is here, which waits for staff. */
export async function roomEntry(stage: Stage) {
  const childId = await present(stage);
  const words = { log: { kind: 'note', childIds: [childId], notes: 'Sang along', title: '' } };
  const id = await here(stage, async (scope) => {
    const tablet = await scope.one(sql<{ id: number; roomId: number }>`
      select id, room_id from kiosk where room_id is not null and paired_at is not null order by id limit 1`);
    const row = await scope.one(sql<{ id: number }>`
      insert into room_entry (kiosk_id, room_id, uuid, sequence, device_at, offset_ms, at, received_at, was_offline, staff_id, words, outcome, reason)
      values (${tablet.id}, ${tablet.roomId}, ${randomUUID()}, 1, ${scope.now}, 0, ${scope.now}, ${scope.now}, true,
        ${stage.here.staff.Nurse}, ${JSON.stringify(words)}, 'refused', 'too-old') returning id`);
    await scope.count(sql`insert into room_entry_child (entry_id, child_id) values (${row.id}, ${childId})`);
    return row.id;
  });
  return { params: { id } };
}

/** The part of such an entry. */
export async function kioskMove(stage: Stage) {
  const { params } = await kioskEntry(stage);
  const { id } = await here(stage, (scope) =>
    scope.one(sql<{ id: number }>`select id from kiosk_move where event_id = ${params.id}`),
  );
  return { params: { id } };
}
