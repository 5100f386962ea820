import { createDatabase } from './create-database.ts';
import type { Reach } from './database.ts';
import { openEmbedded } from './embedded/index.ts';
import type { ServerSettings } from './embedded/settings.ts';
import { moveToCurrentMajor } from './move-major.ts';
import { ownReach } from './reach.ts';

/** The built-in PostgreSQL of a data folder, with the application's database in it, as new as it may be: one of an earlier major version is moved. */
export async function openOwnDatabase(
  dataDir: string,
  log: (line: string) => void,
  settings: ServerSettings = {},
  keepHistory?: boolean,
): Promise<{ readonly reach: Reach; stop(): Promise<void> }> {
  await moveToCurrentMajor({ dataDir, log, settings });
  const embedded = await openEmbedded({ dataDir, log, settings, keepHistory });
  try {
    await createDatabase(embedded.connection('postgres'));
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return { reach: ownReach(embedded), stop: () => embedded.stop() };
}
