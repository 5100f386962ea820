import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import type { Client } from './client.ts';
import { asGuardian } from './effects/act.ts';
import { Fuzz, type Operation, operationsOf, type Request } from './fuzz.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { type ActorName, callerOf, pairedKiosk, pairedTablet, type Stage, setStage } from './matrix/actors.ts';
import { family } from './matrix/fresh.ts';
import type { Call } from './matrix/rows.ts';
import { TABLE } from './matrix/table.ts';

// Every operation of the description that the server gives of itself, with requests made at random from it.
// FUZZ_SEED asks for others, the same ones each time.
const REQUESTS = inject('thorough') ? 100_000 : 3_000;
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const AT_ONCE = 4;
/** A session may have lost its rights, or be used up by limits of tries. */
const SESSION_LASTS = 60;
/** Of each four requests one is made by somebody at random. */
const OTHERS: readonly ActorName[] = ['Nurse', 'own parent', 'anonymous', 'kiosk', 'Director of another center'];

let stage: Stage;
/** A good call of each operation, whose parts are changed; what it names may be gone meanwhile. */
const examples = new Map<string, Call>();
let described: Parameters<typeof operationsOf>[0];

beforeAll(async () => {
  stage = await setStage({ database: inject('database'), template: inject('template') });
  described = (await (await stage.clientOf('Director')).get<typeof described>('/api/openapi.json')).body;
  for (const [route, endpoint] of Object.entries<Endpoint>(api))
    examples.set(route, (await TABLE[route]?.call(stage, await stage.clientOf(callerOf(endpoint)))) ?? {});
});
afterAll(() => stage.larkhouse.stop());

test(`${REQUESTS} requests with seed ${SEED}: nothing fails, and no answer tells how it came about`, {
  timeout: 3_600_000,
}, async () => {
  const operations = operationsOf(described).filter(({ path }) => path !== '/api/live');
  const faults = new Map<string, string>();
  const statuses = new Map<number, number>();
  const turns = Array.from({ length: AT_ONCE }, (_, turn) => turn);
  await Promise.all(
    turns.map(async (turn) => {
      const fuzz = new Fuzz(SEED * 100 + turn, described);
      const clients = clientPool();
      for (let at = turn; at < REQUESTS; at += AT_ONCE) {
        const operation = operations[(at + SEED) % operations.length] as Operation;
        const route = `${operation.method} ${operation.path.replace(/\{(\w+)\}/g, ':$1')}`;
        const endpoint = (api as Readonly<Record<string, Endpoint>>)[route];
        const round = Math.floor(at / operations.length);
        const actor = round % 4 === 3 ? OTHERS[round % OTHERS.length] : endpoint && callerOf(endpoint);
        const request = fuzz.request(operation, examples.get(route));
        const answer = await clients.answerTo(actor ?? 'anonymous', request);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const fault = faultOf(answer);
        if (fault) faults.set(`${route} ${fault}`, JSON.stringify(request).slice(0, 800));
      }
    }),
  );
  expect(Object.fromEntries(faults)).toEqual({});
  // What is refused at the door alone says little.
  const shareOf = (status: number) => (statuses.get(status) ?? 0) / REQUESTS;
  expect(shareOf(200), JSON.stringify([...statuses])).toBeGreaterThan(0.15);
  expect(shareOf(401), JSON.stringify([...statuses])).toBeLessThan(0.25);
});

const TRACE = /\bat [^ ]+ \(|node_modules|\.[jt]s:\d+/;
const SQL = /violates|syntax error|relation "|column "|constraint|invalid input syntax|insert into|delete from/i;

/** A refusal may quote a name that was given before. */
const GIVEN = HOSTILE_TEXTS.filter((text) => TRACE.test(text) || SQL.test(text)).map((text) =>
  JSON.stringify(text).slice(1, -1),
);

/** What an answer should not be; null: nothing is wrong with it. */
function faultOf({ status, text }: Answer): string | null {
  if (status >= 500 && status !== 503) return `${status}: ${text.slice(0, 200)}`;
  if (status < 400) return null;
  const ours = GIVEN.reduce((rest, given) => rest.replaceAll(given, ''), text);
  if (TRACE.test(ours)) return `trace: ${text.slice(0, 200)}`;
  return SQL.test(ours) ? `SQL: ${text.slice(0, 200)}` : null;
}

test('a name that was given is no fault of the refusal that quotes it; the database’s words are', () => {
  expect(GIVEN).not.toEqual([]);
  const refused = (message: string) => faultOf({ status: 409, text: JSON.stringify({ code: 'conflict', message }) });
  for (const name of HOSTILE_TEXTS) expect(refused(`${name} is already checked in`), name).toBeNull();
  expect(refused('insert or update on table "stay" violates foreign key')).toMatch(/^SQL/);
  expect(refused('Error\n    at read (/srv/main.js:1:2)')).toMatch(/^trace/);
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Who acts instead of somebody whom a call has removed for good. */
const STAND_INS: Partial<Record<ActorName, () => Promise<Client>>> = {
  'own parent': async () => asGuardian(stage, (await family(stage)).guardianId),
  kiosk: async () => pairedKiosk(stage.larkhouse.origin, await stage.clientOf('Director')),
  'classroom tablet': async () => pairedTablet(stage.larkhouse.origin, await stage.clientOf('Director')),
};

/** A session of each who calls, made anew when it ended. */
function clientPool() {
  const kept = new Map<ActorName, { client: Client; left: number }>();
  const removed = new Set<ActorName>();
  const newClient = (actor: ActorName) =>
    (removed.has(actor) ? STAND_INS[actor]?.() : undefined) ?? stage.clientOf(actor);
  return {
    answerTo: async (actor: ActorName, { method, url, headers, body }: Request): Promise<Answer> => {
      const own = kept.get(actor) ?? { client: await newClient(actor), left: SESSION_LASTS };
      const { client } = own;
      const response = await fetch(client.origin + url, {
        method,
        headers: { ...headers, cookie: client.cookie },
        ...(body !== null && { body }),
      });
      const text = await response.text();
      if (response.status === 401 && own.left === SESSION_LASTS) removed.add(actor);
      own.left = response.status === 401 ? 0 : own.left - 1;
      if (own.left > 0) kept.set(actor, own);
      else kept.delete(actor);
      return { status: response.status, text };
    },
  };
}
