import { inCenter } from '#server/db/open-scope.ts';
import { refreshStatistics } from '#server/db/queries.ts';
import type { Routine, Task } from '#server/kernel/jobs/tasks.ts';
import type { Server } from '#server/server.ts';
import { notifyOfMessage } from './notifications.ts';
import { peopleOf } from './reader.ts';
import { touchPeople, touchWatchers } from './touches.ts';
import { deliverSome, undelivered } from './write-queries.ts';

export const DELIVER = 'deliver-message';
/** How many recipients get their row in one transaction; between two of them others come to their turn, and progress shows. */
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
      const batch = await scope.one(deliverSome(messageId, scope.now, BATCH));
      const people = peopleOf(batch);
      await notifyOfMessage(scope, messageId, people);
      touchPeople(scope, people);
      await touchWatchers(scope, [messageId]);
      return batch.isComplete;
    });
  }
  await inCenter(server, { centerId }, (scope) => scope.one(refreshStatistics()));
}
