import { existsSync } from 'node:fs';
import { type Config, ConfigError } from '#server/config.ts';
import { keepKey, keptKey } from '#server/kernel/backup/kept-key.ts';
import { lastGroup, makeRecoveryKey } from '#server/kernel/backup/recovery-key.ts';
import { ask } from '../command/ask.ts';
import { say } from '../command/say.ts';

const LINE = 7;

/** Makes a recovery key, shows it once, and keeps its public half when its last group was typed. */
export async function confirmKey({ dataDir }: Config): Promise<number> {
  if (!existsSync(dataDir)) throw new ConfigError(`There is no data folder ${dataDir}; name it with LARKHOUSE_DATA.`);
  const before = await keptKey(dataDir);
  const { words, publicKey } = makeRecoveryKey();
  const groups = words.split('-');
  say(
    'The recovery key of this Larkhouse. Print it or write it down, and keep it away from the computer and from the backups:\n',
  );
  for (let at = 0; at < groups.length; at += LINE) say(`    ${groups.slice(at, at + LINE).join(' - ')}`);
  say('\nWhoever has it and a backup reads everything. It is not shown again.');
  if (before) say('It takes the place of the one before, which still opens the backups that were made with it.');
  const typed = await ask('Type the last group to confirm that you have it: ');
  if (typed?.trim().toUpperCase() !== lastGroup(words)) {
    process.stderr.write('\nThis is not its last group. Nothing was changed; begin again for another key.\n');
    return 1;
  }
  await keepKey(dataDir, publicKey);
  say('Kept. From the next backup on, the secret is in it, sealed to this key.');
  return 0;
}
