import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import { ROOT } from '#server/root.ts';
import { EventStream } from '../event-stream.ts';
import { freePort } from '../free-port.ts';
import { HERE } from '../here.ts';
import { until } from '../until.ts';
import { wallClock } from '../wall-clock.ts';
import { type Installation, setUpInstallation } from './installation.ts';
import { missing, startWriting } from './writers.ts';

const MINUTE_MS = 60_000;
/** What the schema's steps say where the clock is set back between two of them, as while a backup is tried out; they go on. */
const BEHIND = /^The machine clock is behind the latest migration `executedAt`.*\n/;
/** A routine comes once a minute, and is done a moment later. */
const PATIENCE_MS = 3 * MINUTE_MS;

/**
 * Sets the clock of an application and its database to so many hours ahead of the machine's, one after the other, while check-ins are
 * written: nothing is lost, nobody is signed out, streams go on, and jobs and routines neither wait nor come in a storm.
 */
export async function setClock(hoursAhead: readonly number[]): Promise<void> {
  const clock = wallClock();
  const noMailServer = `smtp://127.0.0.1:${await freePort()}`;
  const { installation, director } = await setUpInstallation({ ...clock.env, SMTP_URL: noMailServer });
  const { rows, app } = installation;
  await countJobs(installation);
  const since = performance.now();
  const writing = await startWriting(installation, director);
  const stream = await EventStream.open(director);
  // A mail that nobody takes is tried again and again, by whichever clock holds at the time.
  await director.post('/api/auth/forgot', { email: 'director@maple.test' });
  await until(() => isTriedAgain(installation), PATIENCE_MS);
  const step = async (what: string, wait: () => Promise<unknown>) => {
    await wait().catch((error: unknown) => {
      const seen = { lost: writing.lost, surprises: writing.surprises.slice(0, 5), ended: stream.ended };
      throw new Error(`${what}: ${JSON.stringify(seen)}\n${app.said().slice(-3000)}`, { cause: error });
    });
  };
  for (const hours of hoursAhead) {
    clock.set(hours);
    const heard = stream.topics.length;
    const at = `with the clock at ${hours} hours`;
    await step(`writes go on ${at}`, () => writing.untilMore(10));
    await step(`the stream tells ${at}`, () => until(() => stream.topics.length > heard));
    await step(`no job waits ${at}`, () => until(async () => (await waitingForHours(installation)) === 0, PATIENCE_MS));
    await step(`routines run ${at}`, () => until(() => ranJustNow(installation), PATIENCE_MS));
    expect((await director.get('/api/children')).status).toBe(200);
  }
  await writing.stop();
  expect([writing.surprises, writing.lost, stream.ended]).toEqual([[], 0, false]);
  expect(await missing(installation, director, writing.acknowledged)).toEqual({ missing: [], twice: 0 });
  const minutes = Math.ceil((performance.now() - since) / MINUTE_MS);
  const most = Math.max(
    ...(await rows<{ n: number }>('select count(*)::int as n from asked group by task')).map(({ n }) => n),
  );
  expect(most).toBeLessThanOrEqual(minutes + 1 + hoursAhead.length);
  const env = { ...HERE, LARKHOUSE_DATA: installation.dataDir };
  const verified = spawnSync(process.execPath, ['scripts/verify-records.ts'], { env, cwd: ROOT, encoding: 'utf8' });
  expect([verified.status, verified.stdout + verified.stderr]).toEqual([0, expect.any(String)]);
  expect(app.said()).not.toContain('"level":60');
  app.process.kill('SIGTERM');
  const { code, complaint } = await app.ended;
  expect({ code, complaint: complaint.replace(BEHIND, '') }).toEqual({ code: 0, complaint: '' });
}

/** Keeps a row for each routine that is asked for, also once it is done. */
const countJobs = ({ rows }: Installation) =>
  rows(`create table asked (task text);
    create function note_asked() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
      insert into asked select identifier from graphile_worker._private_tasks where id = new.task_id and new.payload::jsonb ? '_cron';
      return null;
    end $$;
    create trigger note_asked after insert on graphile_worker._private_jobs for each row execute function note_asked()`);

const isTriedAgain = async ({ rows }: Installation) =>
  (await rows("select from graphile_worker.jobs where task_identifier = 'send-mail' and attempts > 0")).length > 0;

/** Jobs whose next try is further away than the pause after so many tries. */
const waitingForHours = async ({ rows }: Installation) =>
  (
    await rows(`select from graphile_worker._private_jobs
    where run_at > now() + exp(least(attempts, 10)) * interval '1 second' + interval '5 seconds'`)
  ).length;

/** Whether the routine of each minute ran in the last two, and none at a time that is yet to come. */
const ranJustNow = async ({ rows }: Installation) => {
  const [ran] = await rows<{ isSo: boolean }>(`
    select bool_or(identifier = 'seal-audit' and last_execution > now() - interval '2 minutes')
      and bool_and(last_execution is null or last_execution <= now() + interval '5 seconds') as "isSo"
    from graphile_worker._private_known_crontabs`);
  return ran?.isSo === true;
};
