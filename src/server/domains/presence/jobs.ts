import { inCenter } from '#server/db/open-scope.ts';
import type { Task } from '#server/kernel/jobs/tasks.ts';
import { touchRooms } from './merge-commands.ts';

/** A planned merge begins: open screens look anew. */
export const tellOfMerge: Task = ({ server, centerId }) =>
  inCenter(server, { centerId }, async (scope) => touchRooms(scope));
