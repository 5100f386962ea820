import { inCenter } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import type { Routine, Task } from '../../jobs/tasks.ts';
import type { Server } from '../../server.ts';
import { notify } from '../notifications/notify.ts';
import { touchPeople, touchWatchers } from './news.ts';
import type { Reader } from './reader.ts';
import { deliverSome, headOf, undelivered } from './writes.ts';

export const DELIVER = 'deliver-message';
/** So many get their row in one transaction; between two of them others come to their turn, and progress shows. */
const BATCH = 50;
/** A delivery that has not come to its end after this was left by a server that was killed. */
const LEFT_MS = 60_000;

/** Hands a message to everybody who has no row of it yet; started again it goes on where it was. */
export const deliverMessage: Task = ({ server, centerId, input }) =>
  deliver(server, centerId, (input as { messageId: number }).messageId);

/** Takes up what a killed server left undelivered. */
export const resumeDeliveries: Routine['run'] = async ({ server, centerId }) => {
  const before = new Date(server.clock.now().getTime() - LEFT_MS);
  for (const { id } of await inCenter(server, { centerId }, (scope) => scope.all(undelivered(before)))) {
    await deliver(server, centerId, id);
  }
};

async function deliver(server: Server, centerId: number, messageId: number): Promise<void> {
  let isComplete = false;
  while (!isComplete) {
    isComplete = await inCenter(server, { centerId }, async (scope) => {
      const batch = await handOut(scope, messageId, BATCH);
      await tellOf(scope, messageId, batch.people);
      touchPeople(scope, batch.people);
      await touchWatchers(scope, messageId);
      return batch.isComplete;
    });
  }
}

/** Gives up to `limit` more people their row; says who they are, and whether everybody has it now. */
export async function handOut(scope: Scope, messageId: number, limit: number) {
  const { staffIds, guardianIds, isComplete } = await scope.one(deliverSome(messageId, scope.now, limit));
  const people: Reader[] = [
    ...staffIds.map((id) => ({ kind: 'staff', id }) as const),
    ...guardianIds.map((id) => ({ kind: 'parent', id }) as const),
  ];
  return { people, isComplete };
}

/** Notifies people of a message they got, in the ways they chose. */
export async function tellOf(scope: Scope, messageId: number, people: readonly Reader[]): Promise<void> {
  if (people.length === 0) return;
  const { childId, priority } = await scope.one(headOf(messageId));
  await notify(scope, {
    kind: 'message',
    event: 'received',
    recipients: { people },
    about: { id: messageId, ...(childId !== null && { childIds: [childId] }) },
    isUrgent: priority === 'urgent',
  });
}
