import os from 'node:os';
import type { Config } from '#server/config.ts';
import { rehearse } from '#server/kernel/backup/rehearse.ts';
import { say } from '../command/say.ts';

/** Restores a backup in a temporary folder, and says what was found. */
export async function verify({ backupS3 }: Config, file: string, within = os.tmpdir()): Promise<number> {
  const { backup, rows, files, centers, lacking } = await rehearse(file, within, backupS3);
  const { madeAt, version, database, secret } = backup.manifest;
  say(
    `made at ${madeAt} by Larkhouse ${version}: ${database.tables.length} tables with ${rows} rows, ${files} files; all as they were`,
  );
  for (const { centerId, name, sealed, faults } of centers)
    say(`center ${centerId} ${name}: ${sealed} sealed entries, ${faults.length} not as they were written`);
  if (lacking.length > 0) say(`! ${lacking.length} files that records name are not in it`);
  if (!secret.sealed) say('! the secret is not in it');
  return centers.some(({ faults }) => faults.length > 0) ? 1 : 0;
}
