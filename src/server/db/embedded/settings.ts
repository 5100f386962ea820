import { LINE_PREFIX } from './server-lines.ts';

/** Values of postgresql.conf by name. */
export type ServerSettings = Readonly<Record<string, string | number>>;

/** Sized for one small server beside the application: about 30 MB idle, under 120 MB at work. */
const DEFAULTS: ServerSettings = {
  max_connections: 60,
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  max_worker_processes: 2,
  max_parallel_workers_per_gather: 0,
  autovacuum_max_workers: 2,
  // Whoever brings in hundreds of children works with them at once: by the counts of an empty table, lists would be
  // looked up row by row for a minute.
  autovacuum_naptime: '10s',
  max_wal_senders: 2,
  max_logical_replication_workers: 0,
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_checkpoints: 'off',
  idle_in_transaction_session_timeout: '60s',
  // Errors quote the values they are about, so a child's name could land in the log: `withoutValues` takes them out.
  log_min_messages: 'warning',
  log_line_prefix: LINE_PREFIX,
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** Since which major version there is a setting that earlier ones refuse. */
const SINCE: Readonly<Record<string, number>> = { io_method: 18 };

/** The server's command-line arguments for our defaults, overridden by `extra`. */
export function settingArguments(extra: ServerSettings, major: string): string[] {
  return Object.entries({ ...DEFAULTS, ...extra })
    .filter(([name]) => Number(major) >= (SINCE[name] ?? 0))
    .flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
