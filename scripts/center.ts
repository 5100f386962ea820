import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/start.ts';
import { createCenter, readNewCenter } from './center/create.ts';
import { resetTwoStep } from './center/reset-two-step.ts';

const USAGE = `npm run center -- create --name "Maple House" --time-zone America/New_York \\
  --first-name Dora --last-name Reed --email dora@example.org

Adds a center to this installation, with its first Director, whose password is printed once.

npm run center -- reset-two-step dora@example.org [--center 1]

For a Director who lost phone and recovery codes and whom no other Director can help: the password alone signs in
again, every session ends, and a mail tells of it. Make sure that it is really them who asks.

With the database that ships with Larkhouse, stop Larkhouse first.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    'time-zone': { type: 'string' },
    'first-name': { type: 'string' },
    'last-name': { type: 'string' },
    email: { type: 'string' },
    center: { type: 'string' },
  },
});

const work = workFor(positionals);
if (typeof work === 'string') {
  process.stderr.write(`${work}\n`);
  process.exit(1);
}
const { server, stop } = await startServer(readConfig(process.env, []));
try {
  const { done, text } = await work(server);
  (done ? process.stdout : process.stderr).write(`${text}\n`);
  if (!done) process.exitCode = 1;
} finally {
  await stop();
}

/** What to do with the server, or what is wrong with how it was asked for. */
function workFor([command, email]: readonly string[]) {
  if (command === 'reset-two-step' && email) return resetTwoStep(email, values.center);
  if (command !== 'create' || !values.name) return USAGE;
  const input = readNewCenter(values);
  return typeof input === 'string' ? input : createCenter(input);
}
