import type { Config } from './config.ts';
import type { Reach } from './db/database.ts';
import { attachEmbedded } from './db/embedded/index.ts';
import { externalReach, ownReach } from './db/reach.ts';
import { loadSecret } from './secret.ts';

/** Reaches the database beside the running Larkhouse, or without it; `stop` ends what was started for it. */
export async function attach(config: Config): Promise<{ readonly reach: Reach; stop(): Promise<void> }> {
  if (config.databaseUrl)
    return { reach: externalReach(config.databaseUrl, await loadSecret(config)), stop: async () => undefined };
  const embedded = await attachEmbedded({ dataDir: config.dataDir, log: () => undefined });
  return { reach: ownReach(embedded), stop: () => embedded.stop() };
}
