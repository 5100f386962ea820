import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { confirmKey } from './backup/key.ts';
import { make } from './backup/make.ts';
import { verify } from './backup/verify.ts';
import { runCommand, usageOf } from './command/command.ts';
import '#server/composition.ts';

const USAGE = `npm run backup [-- --to PLACE] [--tar] [--demo]

Makes a backup beside the running Larkhouse or without it: database, files, seals and, sealed to the recovery key, the secret. A
folder in LARKHOUSE_BACKUP, or in PLACE; with --tar one file. A place is a folder, or s3://bucket/prefix.

npm run backup -- verify FILE [--work DIR]

Restores a backup in a temporary folder (of DIR), compares every row and file, verifies the audit log, and leaves nothing.

npm run backup -- key

Makes the recovery key, shows it once, and keeps what seals to it when its last group is typed.

Ends with 0 when all is well, otherwise with 1; with 2 for a call that it doesn't know.`;

const usage = usageOf(USAGE);
await runCommand(run);

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      tar: { type: 'boolean' },
      work: { type: 'string' },
      demo: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [command, file, ...more] = positionals;
  const config = readConfig(process.env, values.demo ? ['--demo'] : []);
  if (values.help) return usage(0);
  if (command === undefined) return make(config, { folder: values.to ?? config.backupDir, asTar: values.tar ?? false });
  if (command === 'verify' && file !== undefined && more.length === 0) return verify(config, file, values.work);
  if (command === 'key' && file === undefined) return confirmKey(config);
  return usage(2);
}
