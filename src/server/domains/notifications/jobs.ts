import { inCenter } from '#server/db/open-scope.ts';
import type { Task } from '#server/kernel/jobs/tasks.ts';
import type { TakenBack, Told } from '#server/kernel/notify/notify.ts';
import { deliverDue } from './deliver.ts';
import { deleteDeliveriesOf, deleteNotificationsOf } from './queries.ts';
import { personOf, writeNotifications } from './write.ts';

/** Tells people of one event, and sends at once what is due of it. What is cut off here the next minute makes up for. */
export const tellPeople: Task = async ({ server, centerId, input }) => {
  await inCenter(server, { centerId }, (scope) => writeNotifications(scope, input as Told));
  await deliverDue({ server, centerId });
};

export const takeBackNotifications: Task = async ({ server, centerId, input }) => {
  const taken = input as TakenBack;
  await inCenter(server, { centerId }, async (scope) => {
    await scope.count(deleteDeliveriesOf(taken));
    for (const { staffId, guardianId } of await scope.all(deleteNotificationsOf(taken))) {
      scope.touchReader('notifications', personOf(staffId, guardianId));
    }
  });
};
