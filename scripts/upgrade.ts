import os from 'node:os';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#server/config.ts';
import { version } from '#server/version.ts';
import { runCommand, usageOf } from './command/command.ts';
import { back } from './upgrade/back.ts';
import { switchOver } from './upgrade/switch.ts';
import { tryOut } from './upgrade/try.ts';
import '#server/composition.ts';

const USAGE = `npm run upgrade [-- --work DIR]

Called in the folder of the new version while the one before runs. Makes a backup, restores it in a temporary folder (of DIR), compares every
row and file, and starts this version on that copy until it is ready. What people work with is not touched. Ends with 0
when this version can take over, otherwise with 1 and the reason.

npm run upgrade -- --service NAME --link LINK [--work DIR] [--patience SECONDS]

The same, and then systemd's service NAME runs this version: it is stopped, LINK, which leads to the folder that the service runs, is led here,
and it is started. Where it is not ready within SECONDS (600) all is put back as it was, and the version before runs on.

npm run upgrade -- back [--yes]

Puts the built-in database back as it was before the last upgrade, while nothing runs. What was written since is lost; it asks, unless --yes.`;

const usage = usageOf(USAGE);
await runCommand(run);

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      work: { type: 'string' },
      patience: { type: 'string' },
      service: { type: 'string' },
      link: { type: 'string' },
      yes: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return usage(0);
  const [command, ...more] = positionals;
  const patience = Number(values.patience ?? 600) * 1000;
  const { service, link } = values;
  const isWhole = (service === undefined) === (link === undefined);
  if (more.length > 0 || (command ?? 'back') !== 'back' || !isWhole || !(patience > 0)) return usage(2);
  const config = readConfig(process.env, []);
  if (command === 'back') return back(config, values.yes === true);
  const takeOver =
    service !== undefined && link !== undefined ? await switchOver(config, { service, link, patience }) : null;
  await tryOut(config, values.work ?? os.tmpdir()).catch((cause: unknown) => {
    const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/\.?\s*$/, '.');
    throw new ConfigError(`Larkhouse ${version} cannot take over: ${reason} What people work with was not touched.`, {
      cause,
    });
  });
  await takeOver?.();
  return 0;
}
