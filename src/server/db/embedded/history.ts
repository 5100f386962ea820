import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Folders, giveTo } from './folders.ts';
import type { ServerSettings } from './settings.ts';

/** What is kept of the database so that it can be made again as it was at an earlier moment. */
export const historyIn = (dataDir: string): string => path.join(dataDir, 'database', 'history');
/** In it the server's log, a file a segment. Where this folder is missing nothing is kept, and the server goes on. */
export const walIn = (history: string): string => path.join(history, 'wal');

/** As the server sees it, which stands in its own data folder: so no path has to be quoted. */
const WAL = '../history/wal';
/** A copy has the name of a segment only once it is whole and flushed. macOS flushes everything where one file is named. */
const COPY = `cp "%p" "${WAL}/%f.part" && sync "${WAL}/%f.part" && mv "${WAL}/%f.part" "${WAL}/%f" && sync ${WAL}`;

/** Whether this system has the programs that the server keeps its log with. */
export const canKeepHistory = (): boolean => process.platform !== 'win32';

/**
 * Makes the history's folder, or removes it with all that is in it; undefined leaves it as it is, so that whoever starts the server
 * beside the application breaks no history. Answers the settings of the server that follow.
 */
export function prepareHistory({ base, account }: Folders, keep: boolean | undefined): ServerSettings {
  const history = path.join(base, 'history');
  if (keep === false) rmSync(history, { recursive: true, force: true });
  if (keep && !existsSync(history)) {
    mkdirSync(history, { mode: 0o700 });
    giveTo(account, history);
  }
  return existsSync(history) ? { archive_mode: 'on', archive_command: `test ! -d ${WAL} || { ${COPY}; }` } : {};
}
