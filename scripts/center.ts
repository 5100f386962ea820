import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Setup } from '../src/contract/accounts.ts';
import { readConfig } from '../src/server/config.ts';
import { foundCenter } from '../src/server/domains/accounts/setup.ts';
import { checkInput } from '../src/server/http/input.ts';
import { Refusal } from '../src/server/refusal.ts';
import { startServer } from '../src/server/start.ts';

const USAGE = `npm run center -- create --name "Maple House" --time-zone America/New_York \\
  --first-name Dora --last-name Reed --email dora@example.org

Adds a center to this installation, with its first Director, whose password is printed once. With the
database that ships with Larkhouse, stop Larkhouse first.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    'time-zone': { type: 'string' },
    'first-name': { type: 'string' },
    'last-name': { type: 'string' },
    email: { type: 'string' },
  },
});
if (positionals[0] !== 'create' || !values.name) end(USAGE);

const password = randomBytes(9).toString('base64url');
const body = {
  code: 'from the command line',
  center: { name: values.name, timeZone: values['time-zone'] },
  director: { firstName: values['first-name'], lastName: values['last-name'], email: values.email, password },
};
const endpoint = { summary: '', audience: 'anyone', access: {}, reply: Setup, body: Setup } as const;
const checked = checkInput(endpoint, { params: {}, query: {}, body });
if (checked instanceof Refusal) {
  end(
    Object.entries(checked.details.fields ?? {})
      .map(([field, text]) => `${field}: ${text}`)
      .join('\n'),
  );
}

const { server, stop } = await startServer(readConfig(process.env, []));
try {
  const input = Setup.parse(body);
  if ('demo' in input) end(USAGE);
  const id = await foundCenter(server, input.center, input.director, { onlyFirst: false });
  process.stdout.write(`Center ${id} is ready. ${input.director.email} signs in with the password ${password}\n`);
} finally {
  await stop();
}

function end(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
