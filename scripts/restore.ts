import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#server/config.ts';
import { readRecoveryKey } from '#server/kernel/backup/recovery-key.ts';
import { type Replace, restoreBackup } from '#server/kernel/backup/restore.ts';
import { momentText } from '#server/kernel/history/moment.ts';
import { type Rewind, rewind } from '#server/kernel/history/rewind.ts';
import { ask } from './command/ask.ts';
import { runCommand, usageOf } from './command/command.ts';
import { say } from './command/say.ts';
import { tellTenths } from './command/tell-tenths.ts';
import '#server/composition.ts';

const USAGE = `npm run restore -- FILE [--into DIR] [--recovery-key FILE] [--secret FILE]
  [--erasures FILE] [--yes]
npm run restore -- --at 'YYYY-MM-DD HH:MM' [--into DIR] [--erasures FILE] [--yes]

Restores a backup, a folder, a tar or s3://bucket/prefix/larkhouse-…, into the data folder (LARKHOUSE_DATA, or DIR) and, where DATABASE_URL is set, into that
database, which must be empty. Stop Larkhouse first. A damaged, foreign, newer or incomplete backup is refused before anything is
touched. It asks before it takes the place of a data folder, unless --yes; what was there is kept beside it.

The secret comes from LARKHOUSE_SECRET, the data folder that is there, a file kept by itself (--secret) or, with the recovery key
(--recovery-key, or asked for), from the backup. What was erased since the backup is erased anew at the next start, by erasures.log of
the data folder that is there or a copy of it (--erasures).

With --at it restores what Larkhouse was at a moment of the last days, from what the data folder itself keeps of the built-in database
(LARKHOUSE_POINT_IN_TIME): by the clock of the center, or with a zone as 2026-03-02T14:05:00-05:00. Files that were removed since come
from the backups in LARKHOUSE_BACKUP.`;

/** How a moment is brought back, in its steps. */
const STEPS = {
  unpacked: 'copy of the database unpacked',
  replayed: 'log replayed to the moment',
  replayedOn: 'log replayed to its end',
  brought: 'files brought',
} as const;

const usage = usageOf(USAGE);
await runCommand(run);

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      into: { type: 'string' },
      'recovery-key': { type: 'string' },
      secret: { type: 'string' },
      at: { type: 'string' },
      erasures: { type: 'string' },
      yes: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [from, ...more] = positionals;
  if (values.help || (from === undefined) === (values.at === undefined) || more.length > 0) {
    return usage(values.help ? 0 : 2);
  }
  const config = readConfig(process.env, []);
  const dataDir = values.into === undefined ? config.dataDir : path.resolve(values.into);
  const replace: Replace = {
    config: { dataDir },
    erasures: values.erasures,
    mayReplace: async () =>
      values.yes || isYes(await asked(`${dataDir} is not empty. Put it aside and restore? (yes/no) `)),
    now: new Date(),
  };
  if (from === undefined) return restoreMoment({ ...replace, source: config, at: values.at ?? '' });
  const { backup, aside } = await restoreBackup({
    ...replace,
    from,
    config: { ...config, dataDir },
    file: values.secret,
    recoveryKey: () => keyFrom(values['recovery-key']),
  });
  const { madeAt, removed, missing } = backup.manifest;
  say(`Restored into ${dataDir}: what Larkhouse was at ${madeAt}.`);
  sayAside(aside);
  if (missing.length + removed.length > 0)
    say(
      `${missing.length} files had been lost before the backup was made, ${removed.length} were removed while it was.`,
    );
  return 0;
}

async function restoreMoment(restore: Omit<Rewind, 'tell'>): Promise<number> {
  const tenths = tellTenths();
  const tell: Rewind['tell'] = (step, done, all) => tenths(STEPS[step], done, all);
  const { moment, zone, aside, fromBackups, missing } = await rewind({ ...restore, tell });
  say(`Restored into ${restore.config.dataDir}: what Larkhouse was on ${momentText(moment, zone)}.`);
  sayAside(aside);
  if (fromBackups > 0) say(`${fromBackups} files that were removed since came from backups.`);
  for (const one of missing) say(`! files/${one} is nowhere any more: it was removed since, and no backup has it.`);
  return 0;
}

function sayAside(aside: string | null): void {
  if (aside) say(`What was there is kept in ${aside}; remove it when all is well.`);
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
