import { TASKS } from '#server/jobs.ts';
import type { Stage } from '../matrix/actors.ts';
import { asSuperuser } from '../superuser.ts';

/** What a job that waits may leave behind for people to read. */
const TELLING = ['notify', 'deliver-message', 'invite-guardians', 'send-reset-links', 'send-mail'];

/** Runs the jobs that write to people until none waits, as the worker would; answers how many there were. */
export async function sendLetters({ larkhouse, here: { centerId } }: Stage): Promise<number> {
  let done = 0;
  for (;;) {
    const sql = `delete from outbox where center_id = ${centerId} and task = any ($1) returning id, task, payload`;
    const { rows } = await asSuperuser(larkhouse, (client) =>
      client.query<{ id: string; task: string; payload: unknown }>(sql, [TELLING]),
    );
    if (rows.length === 0) return done;
    for (const { task, payload: input } of rows.sort((a, b) => Number(a.id) - Number(b.id))) {
      await TASKS[task]?.({ server: larkhouse.server, centerId, input, attempt: 1 });
      done += 1;
    }
  }
}
