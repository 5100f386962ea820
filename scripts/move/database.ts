import path from 'node:path';
import { attach } from '#server/attach.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { moveDatabase } from '#server/db/dump/move.ts';
import { openOwnDatabase } from '#server/db/own-database.ts';
import { externalReach } from '#server/db/reach.ts';
import { fingerprintOf } from '#server/db/secret-check.ts';
import { refuseOtherRoles } from '#server/kernel/backup/server-roles.ts';
import { giveToOwnerOf } from '#server/kernel/disk/owner.ts';
import { loadSecret } from '#server/secret.ts';
import { refuseNothing } from '../backup/refuse-nothing.ts';
import { say } from '../command/say.ts';

const STEPS = { read: 'Read.', filled: 'Filled in.', compared: 'Compared.' } as const;

/** Copies the database into one at another address, or into the built-in one, and says what to set. */
export async function moveDatabaseTo(to: string): Promise<number> {
  const config = readConfig(process.env, []);
  const target = readConfig({ ...process.env, DATABASE_URL: to === 'embedded' ? '' : to }, []);
  if (!config.databaseUrl && !target.databaseUrl)
    throw new ConfigError('The database is the built-in one already; DATABASE_URL names the one to move from.');
  refuseNothing(config);
  const own = path.join(config.dataDir, 'database');
  const secret = await loadSecret(config);
  const from = await attach(config);
  try {
    const into = target.databaseUrl
      ? { reach: externalReach(target.databaseUrl, secret), stop: async () => undefined }
      : await openOwnDatabase(config.dataDir, () => undefined);
    try {
      if (target.databaseUrl) await refuseOtherRoles(into.reach);
      const ends = { from: from.reach, to: into.reach, fingerprint: fingerprintOf(secret) };
      const { tables, rows } = await moveDatabase({ ...ends, tell: (step) => say(STEPS[step]) });
      say(`${tables} tables with ${rows} rows: the same at both places.`);
    } finally {
      await into.stop();
    }
    if (!target.databaseUrl) await giveToOwnerOf(config.dataDir, own);
  } finally {
    await from.stop();
  }
  const set = target.databaseUrl ? 'with DATABASE_URL set to the new address' : 'without DATABASE_URL';
  const old = config.databaseUrl ? 'The old database' : own;
  say(`Start Larkhouse ${set}. ${old} stays as it is; remove it yourself when all is well.`);
  return 0;
}
