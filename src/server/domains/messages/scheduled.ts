import { sql } from 'kysely';
import type { ParentActor, StaffActor } from '../../access/actor.ts';
import { dayAt, momentOf } from '../../clock/zone.ts';
import { inCenter } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import type { Routine } from '../../jobs/tasks.ts';
import { Refusal } from '../../refusal.ts';
import type { Server } from '../../server.ts';
import { sendMessage } from './commands.ts';
import { tellOf } from './delivery.ts';
import { draft, recordFailure, type Waiting, waitingUntil } from './draft-queries.ts';
import { touchPeople } from './news.ts';
import type { Reader } from './reader.ts';
import { replyIn } from './replies.ts';

/**
 * Sends what waited for its time, by the center's clock as it is now: a time that a clock change skips is an hour later, one
 * that comes twice is the first. Draft and message change places in one transaction, so it is sent once.
 */
export const sendScheduled: Routine['run'] = async ({ server, centerId }) => {
  const due = await inCenter(server, { centerId }, async (scope) => {
    const { zone } = (await scope.opened).center;
    const waiting = await scope.all(waitingUntil(dayAt(scope.now, zone)));
    return waiting.filter(({ date, time }) => momentOf(date, time, zone) <= scope.now);
  });
  for (const waiting of due) await sendOne(server, centerId, waiting);
};

async function sendOne(server: Server, centerId: number, { id, staffId, guardianId }: Waiting): Promise<void> {
  const writer: Reader = staffId === null ? { kind: 'parent', id: guardianId ?? 0 } : { kind: 'staff', id: staffId };
  try {
    await inCenter(server, { centerId }, (scope) => sendAs(scope, writer, id));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    await inCenter(server, { centerId }, async (scope) => {
      await scope.count(recordFailure(id, error.text));
      touchPeople(scope, [writer]);
    });
  }
}

async function sendAs(scope: Scope, writer: Reader, draftId: number): Promise<void> {
  const waiting = await scope.maybe(draft(writer, draftId));
  // Another process was faster, or it was called off meanwhile.
  if (!waiting || waiting.scheduledDate === null || waiting.failure !== null) return;
  const actor = await scope.maybe<ParentActor | StaffActor>(
    writer.kind === 'staff' ? staffActor(writer.id) : parentActor(writer.id),
  );
  const mayWrite = actor && (actor.kind === 'staff' || actor.childIds.length > 0);
  if (!mayWrite) throw new Refusal(403, 'Its writer may no longer send messages');
  const own = scope.at(
    scope.now,
    'capabilities' in actor ? { ...actor, capabilities: new Set(actor.capabilities) } : actor,
  );
  const { attachments, to, ...rest } = waiting;
  const content = { ...rest, draftId, attachments: attachments.map(({ filePath }) => filePath) };
  const { id, people } =
    waiting.threadId === null
      ? await sendMessage(own, { ...content, to })
      : await replyIn(own, waiting.threadId, content);
  await tellOf(own, id, people);
}

/** The writer as they stand now; nobody when they have left or may not use messages any more. */
const staffActor = (id: number) => sql<StaffActor>`
  select 'staff' as kind, s.id, s.first_name, s.last_name, r.name as role,
    array(select c.capability from role_capability c where c.center_id = s.center_id and c.role_id = s.role_id) as capabilities
  from staff s join role r on r.center_id = s.center_id and r.id = s.role_id
  where s.id = ${id} and s.removed_at is null and s.deactivated_at is null and exists (
    select from role_capability c where c.center_id = s.center_id and c.role_id = s.role_id and c.capability = 'messages')`;

const parentActor = (id: number) => sql<ParentActor>`
  select 'parent' as kind, g.id, g.first_name, g.last_name, current_children(g.center_id, g.id) as child_ids
  from guardian g where g.id = ${id} and g.removed_at is null and g.is_active`;
