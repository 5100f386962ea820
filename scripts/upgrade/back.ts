import { statSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError } from '#server/config.ts';
import { currentMajor } from '#server/db/embedded/binaries.ts';
import { type Folders, giveTreeTo, prepareFolders } from '#server/db/embedded/folders.ts';
import { openEmbedded } from '#server/db/embedded/index.ts';
import { completeSwitch, majorIn, switchBack } from '#server/db/embedded/switch.ts';
import { putBack } from '#server/db/former.ts';
import { ownReach } from '#server/db/reach.ts';
import { refuseInUse } from '#server/kernel/backup/in-use.ts';
import { ask } from '../command/ask.ts';
import { say } from '../command/say.ts';

/** Goes back to before the last upgrade, once whoever asked says yes. */
export async function back(config: Config, isSure: boolean): Promise<number> {
  if (config.databaseUrl) throw new ConfigError('With DATABASE_URL the way back is a backup: npm run restore.');
  await refuseInUse(config.dataDir);
  const question = 'What was written since the last upgrade will be lost. Go back? (yes/no) ';
  const answer = isSure ? 'yes' : process.stdin.isTTY ? await ask(question) : null;
  if (!/^y(es)?$/i.test(answer?.trim() ?? '')) throw new ConfigError('Nothing was changed.');
  const kept = await goBack(config);
  if (!kept) throw new ConfigError('No upgrade is left to go back from; a backup is the way: npm run restore.');
  say(`The database is as it was before the last upgrade, of ${kept}; start that version.`);
  return 0;
}

/** Puts back what the last start of another version kept: the copy of the database, or the folder of the earlier PostgreSQL. */
export async function goBack({ dataDir, databaseUrl }: Config): Promise<string | null> {
  if (databaseUrl) return null;
  await completeSwitch(path.join(dataDir, 'database'));
  const folders = prepareFolders(dataDir);
  // Not moved: no other version has prepared anything.
  if (majorIn(folders) !== currentMajor()) return null;
  const embedded = await openEmbedded({ dataDir, log: () => undefined });
  const copied = await putBack(ownReach(embedded)).finally(() => embedded.stop());
  giveRuntime(folders);
  if (copied) return copied;
  return (await switchBack(folders, new Date())) ? 'an earlier PostgreSQL' : null;
}

/** Root may have brought programs in for a service that runs as the database's account, which removes old ones. */
function giveRuntime({ runtime, account }: Folders): void {
  if (account && statSync(runtime).uid === account.uid) giveTreeTo(account, runtime);
}
