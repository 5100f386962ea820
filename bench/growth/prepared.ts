import pg from 'pg';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/start.ts';

/**
 * Makes a demonstration ready to be measured. From now on it answers each read from its tables: it is never told what was changed, and
 * so takes all that it knew for changed. What it costs to ask stays in what is measured. Its audit log is sealed as far as it goes: left to
 * the first minute, that of ten years takes 5.7 s of processor from whatever is measured then.
 */
export async function prepare(dataDir: string): Promise<void> {
  const { reach, stopJobs, stop } = await startServer(readConfig({ LARKHOUSE_DATA: dataDir, PORT: '0' }, ['--demo']));
  try {
    await stopJobs();
    const admin = new pg.Client(reach.admin);
    await admin.connect();
    await admin.query(NOTHING_IS_KNOWN);
    await admin.query('select seal_audit(center_id, now()) from center');
    await admin.end();
  } finally {
    await stop();
  }
}

/** The answer to somebody who asks for the first time. It stays until a newer version brings its functions. */
const NOTHING_IS_KNOWN = `
  create or replace function changes_since(p_known text) returns table (snapshot text, started timestamptz, changes text[])
  language sql stable security definer set search_path = public, pg_temp as $$
    select pg_current_snapshot()::text, pg_postmaster_start_time(), null::text[]
  $$`;
