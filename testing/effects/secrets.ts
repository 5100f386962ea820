import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { z } from 'zod';
import { api } from '#contract/index.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { contentOf } from '#server/kernel/mail/queue.ts';
import { type Answer, Client } from '../client.ts';
import type { TestLarkhouse } from '../larkhouse.ts';
import { asSuperuser } from '../superuser.ts';
import { textsIn } from './unpacked.ts';

/** What a field is called that holds a secret. A field of the contract with such a name is watched by itself. */
const SECRET =
  /password|^pin$|secret|token|^code$|recoveryCode|recoveryKey|accountNumber|^challenge$|^ticket$|streamUrl|^(link|invitationLink)$/i;
/** Fields of that name that hold none. */
const PLAIN: ReadonlySet<string> = new Set([
  // What a camera says of its stream, as words of a list.
  'POST /api/cameras/test code',
  // A word for the browser's own storage that opens nothing (accounts-3).
  'POST /api/auth/login token',
  'POST /api/parent-accounts/login token',
]);

/** A table's column, a mail or an answer in which a secret may lie, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'account_challenge.passkey_challenge':
    'a number that is used once, and says nothing without the passkey that signs it',
  'answer of GET /api/invitation-rounds/:id/letters': 'a letter is what carries a link to its addressee, on paper too',
  'answer of POST /api/kiosk/codes': 'the kiosk shows it to whoever stands before it',
  'answer of POST /api/calendar/feed': 'the address is shown once to whose calendar it is',
};

/** What a letter may carry: the link, token or code that it is there to bring to its addressee, and to nobody else. */
const MAILED = / (link|invitationLink|token|registrationToken|code)$/;

interface Secret {
  /** Where it was met first, as `POST /api/auth/login password`. */
  readonly field: string;
  readonly route: string;
}

export interface Secrets {
  /** The fields that were sent, as `POST /api/auth/login password`. */
  readonly sent: ReadonlySet<string>;
  readonly size: number;
  /** Where a secret lies that nobody expects there: `<where>: <field>`. */
  found(): Promise<readonly string[]>;
  stop(): void;
}

/** From now on notes every secret that a client sends or is given, and what is logged and answered. */
export function watchSecrets(larkhouse: TestLarkhouse): Secrets {
  const secrets = new Map<string, Secret>();
  const sent = new Set<string>();
  const answers: { readonly route: string; readonly bytes: Buffer; readonly own: ReadonlySet<string> }[] = [];
  const logged: string[] = [];
  const log = larkhouse.server.log as unknown as Record<symbol, unknown> & { level: string };
  log[pino.symbols.streamSym] = { write: (line: string) => logged.push(line) };
  log.level = 'trace';
  larkhouse.app.log.level = 'trace';

  const note = (route: string, name: string, value: unknown) => {
    const field = `${route} ${name}`;
    if (typeof value !== 'string' || !SECRET.test(name) || PLAIN.has(field)) return;
    // Of a link or an address with a sign-in, that which opens something.
    for (const secret of openingOf(value)) if (!secrets.has(secret)) secrets.set(secret, { field, route });
  };
  const send = Client.prototype.send;
  Client.prototype.send = async function <T>(this: Client, ...call: Parameters<typeof send>): Promise<Answer<T>> {
    const [method, address, body] = call;
    const { route, params } = routeOf(method, address);
    for (const [name, value] of [...Object.entries(params), ...fieldsIn(body)]) {
      note(route, name, value);
      sent.add(`${route} ${name}`);
    }
    const answer = await (send<T>).apply(this, call);
    const given = [...fieldsIn(answer.body)];
    for (const [name, value] of given) note(route, name, value);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, value = ''] = /^larkhouse_\w+=([^;]+)/.exec(cookie) ?? [];
      if (value) note(route, 'token of the cookie', value);
    }
    const own = new Set(given.flatMap(([name, value]) => (SECRET.test(name) ? openingOf(String(value)) : [])));
    answers.push({ route, bytes: answer.bytes, own });
    return answer;
  };

  return {
    sent,
    get size() {
      return secrets.size;
    },
    found: async () => {
      const found: string[] = [];
      const search = (where: string, text: string, isOwn: (secret: string) => boolean = () => false) => {
        if (where in ALLOWED) return;
        for (const [secret, { field }] of secrets) {
          if (holds(text, secret) && !isOwn(secret)) found.push(`${where}: ${field}`);
        }
      };
      for (const { route, bytes, own } of answers)
        for (const text of textsIn(bytes)) search(`answer of ${route}`, text, (secret) => own.has(secret));
      const mails = await mailsOf(larkhouse);
      for (const line of logged) search('log', line);
      for (const [where, text] of await rowsOf(larkhouse)) search(where, text);
      for (const [secret, { field }] of secrets) {
        const to = new Set(mails.filter(({ text }) => holds(text, secret)).map(({ address }) => address));
        if (to.size > (MAILED.test(field) ? 1 : 0)) found.push(`mail to ${[...to].join(' and ')}: ${field}`);
      }
      for (const [where, text] of await filesOf(larkhouse.server.config.dataDir)) search(where, text);
      return [...new Set(found)].toSorted();
    },
    stop: () => {
      Client.prototype.send = send;
    },
  };
}

/** Without the setup, which only an empty installation answers and which has its own test: fields of the contract that take a secret, as `POST /api/auth/login password`. */
export const secretFields = (): readonly string[] =>
  Object.entries<Endpoint>(api)
    .flatMap(([route, { body, params }]) =>
      [body, params]
        .flatMap((part) => [...namesIn(part && z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }))])
        .filter((name) => SECRET.test(name))
        .map((name) => `${route} ${name}`),
    )
    .filter((field) => !PLAIN.has(field) && !field.startsWith('POST /api/setup '));

function* namesIn(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') yield* Object.keys(value as object);
    yield* namesIn(value);
  }
}

function* fieldsIn(body: unknown): Generator<[name: string, value: unknown]> {
  if (typeof body !== 'object' || body === null || body instanceof FormData) return;
  for (const [name, value] of Object.entries(body)) {
    if (Array.isArray(value))
      for (const one of value) typeof one === 'object' ? yield* fieldsIn(one) : yield [name, one];
    else if (typeof value === 'object') yield* fieldsIn(value);
    else yield [name, value];
  }
}

/** The parts of a value that open something: a link's token, an address' password, or all of it. Short ones say nothing. */
function openingOf(value: string): string[] {
  const url = URL.canParse(value) ? new URL(value) : null;
  const parts = url
    ? [...url.searchParams.values(), url.password, /^\/\w+\/([\w-]{20,})$/.exec(url.pathname)?.[1] ?? '']
    : [value];
  return parts.filter((part) => part.length >= 6);
}

const ROUTES = Object.keys(api).map((route) => {
  const [method = '', address = ''] = route.split(' ');
  const names = [...address.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return {
    route,
    method,
    names,
    pattern: new RegExp(`^${address.replaceAll('.', '\\.').replaceAll(/:\w+/g, '([^/]+)')}$`),
  };
});
function routeOf(method: string, address: string) {
  const [bare = ''] = address.split('?');
  const fitting = ROUTES.filter((one) => one.method === method && one.pattern.test(bare));
  const known = fitting.toSorted((one, other) => one.names.length - other.names.length)[0];
  if (!known) return { route: `${method} ${bare}`, params: {} };
  const values = known.pattern.exec(bare)?.slice(1) ?? [];
  return { route: known.route, params: Object.fromEntries(known.names.map((name, n) => [name, values[n]])) };
}

/** Digits stand alone; the rest is looked for anywhere, as PostgreSQL writes bytes too. */
function holds(text: string, secret: string): boolean {
  if (/^\d+$/.test(secret)) return new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`).test(text);
  return (
    text.includes(secret) ||
    text.includes(Buffer.from(secret).toString('hex')) ||
    text.includes(Buffer.from(secret).toString('base64'))
  );
}

/** Every table's columns as text, each under `table.column`. */
const rowsOf = (larkhouse: TestLarkhouse) =>
  asSuperuser(larkhouse, async (client) => {
    const { rows: columns } = await client.query<{ schema: string; table: string; column: string }>(`
      select table_schema as schema, table_name as table, column_name as column from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
        and data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY', 'USER-DEFINED')`);
    const found: [string, string][] = [];
    for (const { schema, table, column } of columns) {
      const { rows } = await client.query<{ value: string }>(
        `select string_agg("${column}"::text, E'\\n') as value from "${schema}"."${table}" where "${column}" is not null`,
      );
      found.push([`${table}.${column}`, rows[0]?.value ?? '']);
    }
    return found;
  });

/** Every mail as it was written, and to whom. */
const mailsOf = (larkhouse: TestLarkhouse) =>
  asSuperuser(larkhouse, async (client) => {
    const { rows } = await client.query<{ address: string; content_sealed: Buffer }>(
      'select to_address as address, content_sealed from mail',
    );
    return rows.map(({ address, content_sealed: sealed }) => {
      const { text, html } = contentOf(larkhouse.server, sealed);
      return { address, text: `${text}\n${html}` };
    });
  });

async function filesOf(folder: string): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = await readFile(path.join(entry.parentPath, entry.name));
    for (const text of textsIn(bytes)) found.push(['file', text]);
  }
  return found;
}
