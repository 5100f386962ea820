import { parseArgs } from 'node:util';
import { attach } from '#server/attach.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { systemClock } from '#server/kernel/clock/clock.ts';
import { runCommand } from './command/command.ts';
import { examine, type Finding } from './doctor/examine.ts';

const USAGE = `npm run doctor [-- --demo]

Says how the installation is, beside the running Larkhouse or without it: version, disk, database, mail, jobs and each center's
files, with what to do where something is wrong. Changes nothing.

Ends with 0 when all is well, 1 when something needs somebody, 2 when it could not look.`;

await runCommand(run, 2);

async function run(): Promise<number> {
  const { values } = parseArgs({ options: { demo: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help) return say([USAGE], 0);
  const config = readConfig(process.env, values.demo ? ['--demo'] : []);
  const { reach, stop } = await attach(config);
  const database = openDatabase(reach);
  try {
    const server = { config, database, clock: systemClock, live: { publish: () => undefined } };
    const findings = await examine(server);
    return say(findings.flatMap(linesOf), findings.some(({ advice }) => advice) ? 1 : 0);
  } finally {
    await database.close();
    await stop();
  }
}

const linesOf = ({ about, found, advice }: Finding) => [
  `${advice ? '!' : ' '} ${about.padEnd(10)} ${found}`,
  ...(advice ? [`             ${advice}`] : []),
];

function say(lines: readonly string[], code: number): number {
  process.stdout.write(`${lines.join('\n')}\n`);
  return code;
}
