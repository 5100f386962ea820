import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import { api } from '#contract/index.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import type { Client } from './client.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { type Stage, setStage } from './matrix/actors.ts';
import { send } from './matrix/call.ts';
import { TABLE } from './matrix/table.ts';
import { countAnew } from './superuser.ts';
import { KEEPS_NOTHING, READ_BACK } from './text-answers.ts';
import { type Body, put, TEXT_WRITES, type TextWrite, WHOLE } from './text-fields.ts';

// Every text field of every write is sent hostile texts: each is kept to the letter, or refused by the field's name.
// The slow suite sends each text to each; here each goes to every eightieth, so that all are sent and no call is without.
const SHARES = inject('thorough') ? 1 : 80;
export const textsFor = (turn: number) => HOSTILE_TEXTS.filter((_, n) => (n + turn) % SHARES === 0);

export interface HostileWrite extends TextWrite {
  readonly turn: number;
  readonly texts: readonly string[];
}

/** How often somebody who is asked to come again does. */
const BUSY_AT_MOST = 5;
const AT_ONCE = 6;
/** Who makes an offer waits for whoever makes another one, since both may want the last place. */
const OFFERS_AT_ONCE = 2;
/**
 * What is held against all others of its kind has a center of its own, where nobody else has made thousands: an offer (against every child and
 * every offer), a spreadsheet (against everybody), a plan of shifts (against all staff); milestones, inquiries and places that are asked
 * for share one. An address is of the first kind that it names.
 */
const CENTERS = {
  offers: /offers/,
  imports: /imports/,
  rota: /rota/,
  all: /milestone|booking|inquir|waitlist|tour|join/,
};
type Center = keyof typeof CENTERS | 'none';
const centerOf = (route: string): Center =>
  (Object.keys(CENTERS) as (keyof typeof CENTERS)[]).find((name) => CENTERS[name].test(route)) ?? 'none';
/** PostgreSQL has to know about how many rows there are: after so many writes, and so many texts of one that is held against all others. */
const COUNTED_ANEW = { writes: 20, texts: 50 };
const SETUP = 'POST /api/setup';
/** Last of their kind: an import that begins enrolls a few, and the limit of tries at the set-up moves the clock by days. */
const LAST = ['POST /api/imports/:id/start', SETUP];

export const WRITES: readonly HostileWrite[] = TEXT_WRITES.toSorted(
  (a, b) => LAST.indexOf(a.route) - LAST.indexOf(b.route),
).map((write, turn) => ({ ...write, turn, texts: textsFor(turn) }));

/** What is sent in the center of a kind; of 'none' is what is held against no others. */
export const heldAgainst = (center: Center) => WRITES.filter(({ route }) => centerOf(route) === center);

let stage: Stage;
let director: Client;
let parent: Client;
let kiosk: Client;
let tablet: Client;

/** Sets the stage of a file's tests. */
export function playHostile(): void {
  beforeAll(async () => {
    stage = await setStage({ database: inject('database'), template: inject('template') }, { isPatient: true });
  });
  // Waiting for the limit of tries at the setup takes hours of the clock, in which sessions end.
  beforeEach(async () => {
    director = await stage.clientOf('Director');
    parent = await stage.clientOf('own parent');
    kiosk = await stage.clientOf('kiosk');
    tablet = await stage.clientOf('classroom tablet');
  });
  afterAll(() => stage.larkhouse.stop());
}

/** Who may call it. */
export const callerOf = (route: string): Client => {
  const { audience, access } = (api as Record<string, Endpoint>)[route] ?? {};
  if (access?.device === 'room') return tablet;
  return audience === 'device' ? kiosk : audience === 'parent' ? parent : director;
};

/** Where a row takes the place of an earlier one of the same name, as texts that differ in the blanks around them have. */
const ONE_OF_A_NAME = new Set(['POST /api/rota/templates']);
const newestOfName = (rows: readonly Body[]): Body[] => [
  ...new Map(rows.toSorted((one, other) => Number(one.id) - Number(other.id)).map((row) => [row.name, row])).values(),
];

/** Sends each text in every field of a write: it is kept to the letter, or its field is named. */
export async function keepsEach({ route, fields, turn, texts }: HostileWrite): Promise<void> {
  if (turn % COUNTED_ANEW.writes === 0) await countAnew(stage.larkhouse);
  const kept: Body[] = [];
  let done = 0;
  const write = async (text: string) => {
    const row = await keep(route, fields, text);
    if (row) kept.push(row);
    done += 1;
    if (done % COUNTED_ANEW.texts === 0 && centerOf(route) !== 'none') await countAnew(stage.larkhouse);
  };
  await inTurns(texts, write, centerOf(route) === 'offers' ? OFFERS_AT_ONCE : AT_ONCE);
  const path = READ_BACK[route];
  if (!path) return;
  expect(kept.length).toBeGreaterThan(texts.length * 0.9);
  const { body } = await callerOf(route).get<Body[]>(path);
  const rows = new Map(body.map((row) => [row.id, row]));
  for (const row of ONE_OF_A_NAME.has(route) ? newestOfName(kept) : kept) expect(rows.get(row.id)).toEqual(row);
}

/** Sends the text in every field; what is refused by name goes back to its harmless value, until the write goes through. */
async function keep(route: string, fields: readonly string[], text: string): Promise<Body | null> {
  const shown = JSON.stringify(text).slice(0, 60);
  const call = await whenNotBusy(() => TABLE[route]?.call(stage, callerOf(route)));
  const example: Body = { ...(call?.body as Body), ...WHOLE[route] };
  let hostile = [...fields];
  for (let busy = 0; ; ) {
    const body = structuredClone(example);
    for (const field of hostile) put(body, field, text);
    const answer = await send(callerOf(route), route, { ...call, body });
    // Writers that wait for one another are asked to send again.
    if (answer.status === 503 && busy < BUSY_AT_MOST) {
      busy += 1;
      continue;
    }
    if (answer.status === 429 && route === SETUP) {
      stage.larkhouse.clock.advance({ minutes: 16 });
      continue;
    }
    const named = answer.status === 422 ? namedIn(answer.text) : [];
    const refused = hostile.filter((field) => named.some((name) => field === name || field.startsWith(`${name}.`)));
    if (refused.length > 0) {
      hostile = hostile.filter((field) => !refused.includes(field));
      continue;
    }
    if (KEEPS_NOTHING[route]?.includes(answer.status)) return null;
    if (answer.status < 300) return checked(JSON.parse(answer.text), hostile, text, `${route} ${shown}`);
    expect(answer.status, `${route} ${shown}: ${answer.text.slice(0, 200)}`).toBe(422);
    throw new Error(`${route} refuses ${shown} without naming its field: ${answer.text.slice(0, 200)}`);
  }
}

/** What an example needs is made by commands, which wait for one another like the calls. */
async function whenNotBusy<Made>(make: () => Made | Promise<Made>): Promise<Made> {
  for (let busy = 0; busy < BUSY_AT_MOST; busy += 1) {
    try {
      return await make();
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 503) throw error;
    }
  }
  return make();
}

const namedIn = (text: string): string[] => Object.keys((JSON.parse(text) as { fields?: object }).fields ?? {});

function checked(row: Body, fields: readonly string[], text: string, about: string): Body {
  const trimmed = text.trim();
  for (const field of fields) {
    if (field === 'tags.0') expect(tagsOf(row), `${field} of ${about}`).toEqual(trimmed ? [trimmed] : []);
    else if (field === 'room')
      expect(sameLetters(row[field]), `${field} of ${about}`).toBe(sameLetters(trimmed || null));
    else if (trimmed) expect(row[field], `${field} of ${about}`).toBe(trimmed);
    else expect(['', null, 'parent', 'Ned Newman'], `${field} of ${about}`).toContain(row[field]);
  }
  return row;
}

/** Answered as a JSON-encoded list (gallery-2); blank ones are left out. */
const tagsOf = ({ tags }: Body): unknown => JSON.parse(String(tags));

/** A room is named in any letters ('null'), and answered as it is written ('NULL'). */
const sameLetters = (name: unknown): unknown => (typeof name === 'string' ? name.toLowerCase() : name);

export async function inTurns(
  texts: readonly string[],
  work: (text: string) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const waiting = texts[Symbol.iterator]();
  const turn = async () => {
    for (const text of waiting) await work(text);
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
}
