import { api } from '#contract/index.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import type { Client } from '../client.ts';
import { callerOf as actorOf, familyOf, type Stage } from '../matrix/actors.ts';
import { send } from '../matrix/call.ts';
import type { Call } from '../matrix/rows.ts';
import { TABLE } from '../matrix/table.ts';
import { type Body, put, TEXT_WRITES, type TextWrite, WHOLE } from '../text-fields.ts';
import { EXAMPLES } from './examples.ts';
import type { Marks, Pair } from './marks.ts';

/** A write and those of its fields that take any words; dates, choices and numbers don't. */
export interface Written extends TextWrite {
  /** Which example of it, where there are several. */
  readonly kind: string;
}

export interface Writing {
  readonly stage: Stage;
  readonly marks: Marks;
}

/** Writes that are left out here, with the reason; hostile.test.ts sends the texts to all of them. */
const NOT_WRITTEN: Readonly<Record<string, string>> = {
  'PUT /api/center/mail-server': 'its mails would go nowhere; mail/server.test.ts looks at what is kept',
  'PUT /api/profile': 'a shape for each audience; profile.test.ts sends the texts to either',
  'POST /api/account/confirm': 'secrets, which are compared and never kept',
  'POST /api/passwords/check': 'secrets, which are compared and never kept',
  'POST /api/cameras/test': 'nothing is kept',
  'POST /api/push/unsubscribe': 'nothing is kept',
  'POST /api/kiosk/entries': 'sealed; nobody can read what is no seal',
  'POST /api/kiosk/room/entries': 'sealed; nobody can read what is no seal',
  'POST /api/imports': 'the name of a file for one that takes long to read; imports.test.ts',
  'PATCH /api/imports/:id': 'a cell of a sealed file; imports.test.ts',
};

/** What a center has once: the next text takes its place. */
const OF_ONE_PLACE = [
  'PATCH /api/center/details',
  'PUT /api/center/weather',
  'PATCH /api/center/payment-details',
  'PUT /api/center/kiosk',
];
export const isOfOnePlace = ({ route }: Written): boolean => OF_ONE_PLACE.includes(route);

/** Finds out which fields of which writes take words, by writing some. */
export async function wordFields(writing: Writing): Promise<Written[]> {
  const found: Written[] = [];
  for (const { route, fields } of TEXT_WRITES.filter((write) => !(write.route in NOT_WRITTEN))) {
    for (const kind of Object.keys(EXAMPLES[route] ?? { '': null })) {
      const taken = kind === '' ? fields : await fieldsOfKind(writing, { route, kind, fields });
      const kept = await writeText(writing, { route, kind, fields: taken }, 'Some words');
      if (kept.length > 0) found.push({ route, kind, fields: kept.map(({ field }) => field) });
    }
  }
  return found;
}

/** A kind of a write has those fields that its example has; the others are of other kinds. */
async function fieldsOfKind({ stage }: Writing, { route, kind, fields }: Written): Promise<readonly string[]> {
  const { body } = await callOf(stage, route, kind, await callerOf(stage, route));
  return fields.filter((field) => (field.split('.')[0] ?? '') in (body as Body));
}

/** Writes a text into every field of a write; answers what was kept, nothing where the whole was refused. */
export async function writeText(
  { stage, marks }: Writing,
  { route, kind, fields }: Written,
  text: string,
): Promise<readonly Pair[]> {
  const caller = await callerOf(stage, route);
  let pairs = marks.pairsOf(kind ? `${route} (${kind})` : route, fields, text);
  // Most can be about one family; where it can only once, about a new one.
  for (const about of isOfOne(route) ? [stage] : [{ ...stage, about: familyOf(stage.here, 0) }, stage]) {
    for (let tries = fields.length; tries >= 0 && pairs.length > 0; tries -= 1) {
      const call = await callOf(about, route, kind, caller).catch(() => null);
      if (!call) break;
      pairs = pairs.filter(({ field }) => hasPlace(call.body as Body, field));
      const answer = await send(caller, route, { ...call, body: bodyWith(call.body as Body, pairs) });
      if (answer.status < 300) return pairs;
      const named = answer.status === 422 ? namedIn(answer.text) : [];
      const left = pairs.filter(({ field }) => !named.includes(field));
      if (left.length === pairs.length) {
        break;
      }
      pairs = left;
    }
  }
  return [];
}

/** What a change is made to has to be one's own, or the next text takes the place of this one. */
const isOfOne = (route: string) => !route.startsWith('POST');

async function callOf(stage: Stage, route: string, kind: string, caller: Client): Promise<Call> {
  const example = EXAMPLES[route]?.[kind];
  if (example) return example(stage, caller);
  const call = (await TABLE[route]?.call(stage, caller)) ?? {};
  return { ...call, body: { ...(call.body as Body), ...WHOLE[route] } };
}

function bodyWith(example: Body, pairs: readonly Pair[]): Body {
  const body = structuredClone(example);
  for (const { field, written } of pairs) put(body, field, written);
  return body;
}

/** Whether the example has what the field lies in: a list with a first entry, an object. */
const hasPlace = (body: unknown, path: string): boolean => {
  const [first = '', ...rest] = path.split('.');
  const isThere = typeof body === 'object' && body !== null;
  return rest.length === 0 ? isThere : isThere && hasPlace((body as Body)[first], rest.join('.'));
};

const namedIn = (answer: string): string[] => Object.keys((JSON.parse(answer) as { fields?: object }).fields ?? {});

const clients = new WeakMap<Stage, Map<string, Promise<Client>>>();
/** Who may call it; each actor signs in once. */
function callerOf(stage: Stage, route: string): Promise<Client> {
  const endpoint = (api as Record<string, Endpoint>)[route];
  const actor = endpoint ? actorOf(endpoint) : 'Director';
  const known = clients.get(stage) ?? new Map<string, Promise<Client>>();
  clients.set(stage, known);
  const client = known.get(actor) ?? stage.clientOf(actor);
  known.set(actor, client);
  return client;
}
