import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#server/config.ts';
import { readRecoveryKey } from '#server/kernel/backup/recovery-key.ts';
import { restoreBackup } from '#server/kernel/backup/restore.ts';
import { ask } from './backup/ask.ts';
import { say } from './backup/say.ts';

const USAGE = `npm run restore -- FILE [--into DIR] [--recovery-key FILE] [--secret FILE]
  [--erasures FILE] [--yes]

Restores a backup, a folder, a tar or s3://bucket/prefix/larkhouse-…, into the data folder (LARKHOUSE_DATA, or DIR) and, where DATABASE_URL is set, into that
database, which must be empty. Stop Larkhouse first. A damaged, foreign, newer or incomplete backup is refused before anything is
touched. It asks before it takes the place of a data folder, unless --yes; what was there is kept beside it.

The secret comes from LARKHOUSE_SECRET, the data folder that is there, a file kept by itself (--secret) or, with the recovery key
(--recovery-key, or asked for), from the backup. What was erased since the backup is erased anew at the next start, by erasures.log of
the data folder that is there or a copy of it (--erasures).`;

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      into: { type: 'string' },
      'recovery-key': { type: 'string' },
      secret: { type: 'string' },
      erasures: { type: 'string' },
      yes: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [from, ...more] = positionals;
  if (values.help || from === undefined || more.length > 0) {
    (values.help ? process.stdout : process.stderr).write(`${USAGE}\n`);
    return values.help ? 0 : 2;
  }
  const config = readConfig(process.env, []);
  const dataDir = values.into === undefined ? config.dataDir : path.resolve(values.into);
  const { backup, aside } = await restoreBackup({
    from,
    config: { ...config, dataDir },
    file: values.secret,
    erasures: values.erasures,
    recoveryKey: () => keyFrom(values['recovery-key']),
    mayReplace: async () =>
      values.yes || isYes(await asked(`${dataDir} is not empty. Put it aside and restore? (yes/no) `)),
    now: new Date(),
  });
  const { madeAt, removed, missing } = backup.manifest;
  say(`Restored into ${dataDir}: what Larkhouse was at ${madeAt}.`);
  if (aside) say(`What was there is kept in ${aside}; remove it when all is well.`);
  if (missing.length + removed.length > 0)
    say(
      `${missing.length} files had been lost before the backup was made, ${removed.length} were removed while it was.`,
    );
  return 0;
}

async function asked(question: string): Promise<string | null> {
  return process.stdin.isTTY ? ask(question) : null;
}

function isYes(answer: string | null): boolean {
  return /^y(es)?$/i.test(answer?.trim() ?? '');
}

async function keyFrom(file: string | undefined) {
  const text = file === undefined ? await asked('Recovery key: ') : await readFile(file, 'utf8');
  if (text === null) return null;
  const key = readRecoveryKey(text);
  if (key) return key;
  throw new ConfigError('This is no recovery key: a letter is wrong, or a group is missing.');
}
