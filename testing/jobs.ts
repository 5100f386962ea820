import { TASKS } from '#server/jobs.ts';
import type { Scene } from './scene.ts';

/** Runs the jobs of one name that are due, the oldest first, as the worker would; answers how many there were. */
export async function runJobs({ larkhouse, rows }: Scene, name: string): Promise<number> {
  const due = await rows<{ center_id: number; id: number; payload: unknown }>(
    'delete from outbox where task = $1 returning center_id, id, payload',
    name,
  );
  for (const { center_id: centerId, payload: input } of due.sort((a, b) => a.id - b.id)) {
    await TASKS[name]?.({ server: larkhouse.server, centerId, input, attempt: 1 });
  }
  return due.length;
}
