import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { attach } from '#server/attach.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { outsideCenters } from '#server/db/open-scope.ts';
import { type Head, headsFile, headsIn } from '#server/kernel/audit/heads.ts';
import { type Fault, verifyRecords } from '#server/kernel/audit/verify.ts';
import { centers } from '#server/kernel/center/queries.ts';
import { systemClock } from '#server/kernel/clock/clock.ts';
import { runCommand } from './command/command.ts';

const USAGE = `npm run verify-records -- [--anchor FILE] [--center 1] [--demo]

Compares every entry of the audit log, and every record that it seals, with what was sealed, beside the running Larkhouse
or without it. By itself it begins at the first seal, and at the end compares the chain with audit-seals.log in the data
folder. With an anchor, a copy of that file that was kept elsewhere, it begins behind the newest seal in it.

Ends with 0 when all is as it was written, 1 when something is not, 2 when it could not look.`;

const NAMES = { entry: 'entry', details: 'details of entry', version: 'version', seal: 'seal' } as const;

await runCommand(run, 2);

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      anchor: { type: 'string' },
      center: { type: 'string' },
      demo: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return say(USAGE, 0);
  const config = readConfig(process.env, values.demo ? ['--demo'] : []);
  const heads = await readHeads(headsFile(config), config);
  const anchors = values.anchor === undefined ? null : headsIn(await readFile(values.anchor, 'utf8'));
  const { reach, stop } = await attach(config);
  const database = openDatabase(reach);
  const server = { database, clock: systemClock, live: { publish: () => undefined } };
  try {
    const all = await outsideCenters(server, (scope) => scope.all(centers()));
    const asked = all.filter(({ centerId }) => values.center === undefined || centerId === Number(values.center));
    if (asked.length === 0) throw new ConfigError('There is no such center.');
    let faults = 0;
    for (const { centerId, name } of asked) {
      const after = anchors?.findLast((head) => head.centerId === centerId);
      if (anchors && !after) throw new ConfigError(`The anchor has no seal of center ${centerId}.`);
      const found = await verifyRecords(server, { centerId, heads, after });
      for (const fault of found.faults) say(`center ${centerId}: ${textOf(fault)}`, 0);
      const { rows, details } = found.erased;
      say(
        `center ${centerId} ${name}: ${found.sealed} entries in ${found.seals} seals, ${found.faults.length} not as they were written; \
erased by law: ${rows} records, ${details} details`,
        0,
      );
      faults += found.faults.length;
    }
    return faults > 0 ? 1 : 0;
  } finally {
    await database.close();
    await stop();
  }
}

function say(text: string, code: number): number {
  process.stdout.write(`${text}\n`);
  return code;
}

async function readHeads(file: string, { dataDir }: Config): Promise<Head[]> {
  if (existsSync(file)) return headsIn(await readFile(file, 'utf8'));
  say(`There is no ${file}: what was cut off the end of the chain cannot be seen.`, 0);
  if (!existsSync(dataDir)) throw new ConfigError(`There is no data folder ${dataDir}; name it with LARKHOUSE_DATA.`);
  return [];
}

function textOf({ kind, fault, id, entity, entityIds }: Fault): string {
  const what = kind === 'row' ? '' : `${NAMES[kind]} ${id}`;
  const record = entity ? `${entity} ${entityIds.join(', ')}` : '';
  return [fault, what, record].filter(Boolean).join(' ');
}
