import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/index.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import type { Client } from './client.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { type Stage, setStage } from './matrix/actors.ts';
import { send } from './matrix/call.ts';
import { TABLE } from './matrix/table.ts';
import { countAnew } from './superuser.ts';
import { type Body, put, TEXT_WRITES, WHOLE } from './text-fields.ts';

// Every text field of every write is sent hostile texts: each is kept to the letter, or refused by the field's name.
// The slow suite sends each text to each; here each goes to every eightieth, so that all are sent and no call is without.
const SHARES = inject('thorough') ? 1 : 80;
const textsFor = (turn: number) => HOSTILE_TEXTS.filter((_, n) => (n + turn) % SHARES === 0);

let stage: Stage;
let director: Client;
let parent: Client;
let kiosk: Client;
let tablet: Client;

beforeAll(async () => {
  stage = await setStage({ database: inject('database'), template: inject('template') });
});
// Waiting for the limit of tries at the setup takes hours of the clock, in which sessions end.
beforeEach(async () => {
  director = await stage.clientOf('Director');
  parent = await stage.clientOf('own parent');
  kiosk = await stage.clientOf('kiosk');
  tablet = await stage.clientOf('classroom tablet');
});
afterAll(() => stage.larkhouse.stop());

/** How often somebody who is asked to come again does. */
const BUSY_AT_MOST = 5;

const SETUP = 'POST /api/setup';
/**
 * The first ones, in this order: each milestone that is added, each row of a spreadsheet and each place that is asked for is held against
 * every child, of whom the others make thousands; an import that begins enrolls a few.
 */
const FIRST = [/milestone|booking|^(POST|PATCH) \/api\/imports(\/:id)?$/, /^POST \/api\/imports\/:id\/start$/];
/** Each text makes an inquiry or an offer of its own, and is held against all others: PostgreSQL has to know how many there are by now. */
const MAKES_MANY = /inquir|offers|waitlist|tour/;
/** The set-up comes last: its limit of tries moves the clock by days. */
const placeOf = (route: string): number => {
  const first = FIRST.findIndex((routes) => routes.test(route));
  return route === SETUP ? FIRST.length + 1 : first < 0 ? FIRST.length : first;
};
const ENDPOINTS = Object.entries<Endpoint>(api);
/** Who may call it. */
const callerOf = (route: string) => {
  const { audience, access } = (api as Record<string, Endpoint>)[route] ?? {};
  if (access?.device === 'room') return tablet;
  return audience === 'device' ? kiosk : audience === 'parent' ? parent : director;
};
const WRITES = TEXT_WRITES.toSorted((a, b) => placeOf(a.route) - placeOf(b.route)).map((write, turn) => ({
  ...write,
  turn,
  texts: textsFor(turn),
}));

/** Where what was written is read again, as rows with an id. */
const READ_BACK: Readonly<Record<string, string>> = {
  'POST /api/children': '/api/children',
  'POST /api/staff': '/api/staff',
  'POST /api/attendance': '/api/attendance?date=2026-03-02',
  'PATCH /api/attendance/:id': '/api/attendance?date=2026-03-02',
  'POST /api/daily-reports': '/api/daily-reports?limit=5000',
  'POST /api/incidents': '/api/incidents?limit=5000',
  'POST /api/incidents/:id/told': '/api/incidents?limit=5000',
  'POST /api/children/:id/medications': '',
  'PATCH /api/medications/:id': '',
  'POST /api/rota/templates': '/api/rota/templates',
  'POST /api/pickup-people': '',
  'PATCH /api/pickup-people/:id': '',
  'POST /api/parent/pickup-people': '/api/parent/pickup-people',
  'PATCH /api/children/:id': '/api/children',
  'PUT /api/children/:id/contacts': '',
  'PATCH /api/staff/:id': '/api/staff',
  'POST /api/parent/notices': '/api/parent/notices',
  'POST /api/parent/incidents/:id/acknowledge': '/api/parent/incidents',
  'POST /api/gallery': '/api/gallery?limit=2000',
  'PATCH /api/gallery/:id': '/api/gallery?limit=2000',
  'POST /api/milestone-categories': '/api/milestone-categories',
  'PATCH /api/milestone-categories/:id': '/api/milestone-categories',
  'POST /api/milestone-templates': '/api/milestone-templates',
  'PATCH /api/milestone-templates/:id': '/api/milestone-templates',
  'PATCH /api/child-milestones/:id': '/api/child-milestones?limit=5000',
  'POST /api/tax-documents': '/api/tax-documents',
  'PATCH /api/tax-documents/:id': '/api/tax-documents',
  'POST /api/rooms': '/api/center/rooms',
  'PATCH /api/rooms/:id': '/api/center/rooms',
  'PATCH /api/center/details': '',
  'POST /api/center/closures': '',
  'PUT /api/center/weather': '',
  'POST /api/billing/plans': '/api/billing/plans',
  'PATCH /api/billing/plans/:id': '/api/billing/plans',
  'PUT /api/cameras/blocks/:id': '',
  'POST /api/events': '/api/events?limit=5000',
  'PUT /api/events/:id/answer': '',
  'POST /api/billing/accounts/:id/charges': '',
  'POST /api/billing/accounts/:id/credits': '',
  'POST /api/billing/accounts/:id/payments': '',
  'POST /api/bookings/:id/decline': '',
  'POST /api/offers/:id/end': '',
  'POST /api/staff/:id/papers': '',
  'PATCH /api/papers/:id': '',
  'POST /api/staff/:id/training': '',
  'PATCH /api/training/:id': '',
  'POST /api/staff/:id/paper-overrides': '',
  'POST /api/staff/:id/health-papers': '',
  'PATCH /api/health-papers/:id': '',
  'POST /api/compliance/headcounts': '',
  'POST /api/compliance/inspector-links': '',
};
/** Writes whose texts are never kept: what else they may answer. */
const KEEPS_NOTHING: Readonly<Record<string, readonly number[]>> = {
  // It answers several rows; the same note is sent to each of them by PATCH.
  'POST /api/child-milestones': [201, 409],
  // It answers the days of all; the same name is sent for one of them by POST /api/attendance.
  'POST /api/attendance/arrivals': [200],
  // It answers the whole record; the source of one dose is read back by its own call.
  'POST /api/children/:id/combination-vaccines': [201, 409],
  // They answer all forms of a child, or how many; consents.test.ts looks at what is kept.
  'POST /api/children/:id/consents': [201],
  'POST /api/children/consents': [201],
  'POST /api/children/move': [200],
  // The one text of each of them is a room, or one of a few reasons.
  'PUT /api/children/:id/leaving': [200],
  'POST /api/children/:id/enrollments': [201, 404],
  'POST /api/children/:id/schedules': [201],
  'POST /api/presence/merges': [201, 409],
  'PUT /api/staff/:id/presence': [200],
  // They answer the whole personnel file; no text but days, choices and a note, which its own test reads.
  'POST /api/staff/:id/employments': [201, 422],
  'PATCH /api/staff/:id/employments/:employmentId': [200],
  'POST /api/staff/:id/employments/:employmentId/terms': [201, 422],
  'PATCH /api/staff/:id/employments/:employmentId/terms/:termId': [200],
  'PUT /api/staff/:id/employments/:employmentId/terms/:termId/pay': [200],
  'PUT /api/staff/:id/availability': [200],
  'POST /api/staff/:id/qualifications': [201, 422],
  'PATCH /api/staff/:id/qualifications/:qualificationId': [200],
  // Its one text is read in the answer's row, once: the next answer to a proposal is refused.
  'POST /api/pickup-people/:id/answer': [200, 409],
  // They answer the whole file; child-file.test.ts looks at what is kept.
  'PATCH /api/children/:id/file': [200],
  'POST /api/children/:id/file/contacts': [201, 409],
  'PATCH /api/children/:id/file/contacts/:contactId': [200],
  'PUT /api/children/:id/file/insurance': [200],
  'PUT /api/children/:id/file/custody': [200],
  'POST /api/child-file-changes/:id/answer': [200, 409],
  // It answers how many are asked; child-documents.test.ts looks at what is kept.
  'POST /api/child-document-requests': [201],
  // Each upload is given once; child-documents.test.ts looks at what is kept.
  'POST /api/children/:id/documents': [201, 422],
  'PUT /api/child-documents/:id/pages': [200, 422],
  // No text but days.
  'PATCH /api/child-documents/:id': [200],
  'POST /api/child-documents/:id/answer': [200, 409],
  // It answers a notice for each child; the same text is sent for one of them by POST /api/parent/notices.
  'POST /api/parent/absences': [201],
  // No text but times and names of choices.
  'POST /api/parent/bookings': [201, 409],
  'PUT /api/booking-rules': [200],
  'POST /api/rota/shifts': [201],
  'PATCH /api/rota/shifts/:id': [200],
  'POST /api/rota/copy': [200],
  'POST /api/rota/cover': [201],
  'POST /api/rota/accept': [200],
  'POST /api/rota/publish': [200],
  // Read by whoever asked: swap.test.ts looks at what is kept.
  'POST /api/rota/wishes/:id/decline': [200],
  'POST /api/rota/templates/:id/apply': [200],
  'POST /api/passwords/check': [200],
  'PUT /api/center/passwords': [200],
  'POST /api/auth/login': [401, 429],
  'POST /api/setup': [409],
  'POST /api/auth/forgot': [200],
  'POST /api/parent-accounts/forgot': [200],
  'POST /api/account-links/:token': [404],
  'POST /api/parent-accounts/login': [401, 429],
  'POST /api/parent-accounts/register': [404],
  'POST /api/parent-accounts/accept-invitation': [404],
  'PATCH /api/guardianships/:id': [200],
  'PUT /api/children/:id/photo': [422],
  'PUT /api/pickup-people/:id/photo': [422],
  'PUT /api/center/logo': [422],
  'POST /api/parent-invitations': [201],
  // The one text is a language.
  'POST /api/invitation-rounds': [201],
  'PUT /api/roles/:id/capabilities': [200],
  'POST /api/auth/second-step': [409, 422, 429],
  'POST /api/parent-accounts/second-step': [409, 422, 429],
  'POST /api/account/password': [422, 429],
  'POST /api/account/email': [422, 429],
  'POST /api/account/confirm': [200, 422, 429],
  'POST /api/account/two-step/app/confirm': [409, 422],
  'POST /api/account/two-step/off': [409, 422, 429],
  'POST /api/account/passkeys': [409, 422],
  // There are two centers; recovery-key.test.ts looks at what is refused in the only one.
  'PUT /api/system/recovery-key': [409],
  'PUT /api/center/hours': [200],
  'PATCH /api/center/payment-details': [200],
  'PUT /api/rooms/order': [200, 412],
  'PATCH /api/center/rules': [200],
  // Each kind takes its own texts, of which many of the longest are too large a body; log.test.ts and doses.test.ts look
  // at what is kept.
  'POST /api/activities': [201, 413, 422],
  'POST /api/activities/undo': [200],
  'POST /api/naps/end': [200],
  'POST /api/naps/:id/checks': [201],
  // What a file or a cell says is kept sealed; imports.test.ts looks at what comes in.
  'POST /api/imports': [201, 422],
  'PATCH /api/imports/:id': [200, 422],
  'POST /api/imports/:id/start': [200, 422],
  'POST /api/push/subscriptions': [200],
  'POST /api/push/unsubscribe': [200],
  'PUT /api/preferences': [422],
  // What is written depends on the writer and on what kind of message it is; sending.test.ts sends these texts in all of them.
  'POST /api/messages': [201, 422],
  'POST /api/messages/threads/:id/replies': [201, 422],
  'POST /api/messages/drafts': [201, 409, 422],
  'PUT /api/messages/drafts/:id': [200, 422],
  // Most of it is write-only; cameras.test.ts looks at what is kept.
  // Its password is write-only; mail/server.test.ts looks at the rest.
  // With the port of the example's own server, which is refused for any other.
  'PUT /api/center/mail-server': [200, 422],
  // The reason stands among the corrections of a duty; staff/duty-corrections.test.ts looks at what is kept.
  'POST /api/staff/:id/duties': [201],
  'PATCH /api/staff/:id/duties/:dutyId': [200],
  'POST /api/staff/:id/duties/:dutyId/void': [200],
  // They answer a whole sheet or nothing of the text; timesheets.test.ts and settings.test.ts look at what is kept.
  'POST /api/timesheets/:id/reopen': [200],
  'PUT /api/timesheets/settings': [200],
  'PUT /api/timesheets/:id/payroll-number': [200],
  // No text but days, and what is chosen.
  'POST /api/timesheets/own/breaks': [404, 422],
  'POST /api/timesheets/own/sign': [200, 409],
  'POST /api/timesheets/approve': [200],
  'POST /api/timesheets/export': [200],
  // No text but days and a note, which time-off.test.ts and its own screen show.
  'POST /api/time-off/own': [201, 409],
  'POST /api/time-off/:id/answer': [200],
  'POST /api/time-off/adjustments': [201],
  'PUT /api/time-off/policies': [200],
  // They answer a whole inquiry, or nothing at all; admissions.test.ts and merge.test.ts look at what is kept.
  'POST /api/join': [200, 429],
  'POST /api/inquiries': [201],
  'POST /api/inquiries/:id/state': [200],
  'POST /api/tour-slots': [201],
  'PUT /api/tour-slots/:id': [200],
  'POST /api/tours/:id/outcome': [200],
  // A name is there once, and braces are fields; letters.test.ts looks at what is kept.
  'POST /api/inquiry-templates': [201, 409, 422],
  'PUT /api/inquiry-templates/:id': [200, 422],
  'POST /api/inquiries/:id/letters': [201],
  'PUT /api/join/inquiries/:token/children/:id/wish': [200],
  'PUT /api/waitlist/priorities': [200],
  'PUT /api/waitlist/:id': [200],
  'PUT /api/waitlist/:id/place': [200],
  'POST /api/inquiries/:id/notes': [201],
  'POST /api/inquiries/:id/tasks': [201],
  // No text but a day and times, and only one offer at a time to a child.
  'POST /api/offers': [201, 409, 422],
  // They answer what was returned, or what the family sees; offers.test.ts and accepting.test.ts look at what is kept.
  'POST /api/offers/:id/birth': [200, 409],
  'POST /api/offers/:id/deposit/return': [200, 409],
  'POST /api/join/inquiries/:token/offers/:id/decline': [200, 429],
  'POST /api/cameras': [201],
  'PATCH /api/cameras/:id': [200],
  'POST /api/cameras/test': [200],
  'PUT /api/cameras/settings': [422],
  // Two shapes, one for each audience; preferences.test.ts sends these texts to either.
  'PUT /api/profile': [422],
  // Two shapes, one for each kind of payer; billing.test.ts sends these texts to an agency's.
  'POST /api/billing/accounts': [201],
  'PATCH /api/billing/accounts/:id': [200],
  'POST /api/billing/accounts/:id/adjustments': [201],
  'POST /api/billing/payments/:id/refund': [201],
  'POST /api/billing/transactions/:id/reverse': [201],
  'POST /api/billing/bank-import/preview': [200, 422],
  'POST /api/billing/bank-import': [200, 422],
  'POST /api/billing/invoice-runs': [201],
  'POST /api/billing/invoices/:id/void': [200],
  'PUT /api/billing/children/:id/split': [200],
  'POST /api/billing/enrollments': [201],
  'POST /api/billing/plans/:id/children': [201],
  'POST /api/billing/enrollments/:id/end': [200],
  'POST /api/billing/late-pickups/:id/waive': [200],
  'POST /api/billing/closures/credit': [200, 404],
  'POST /api/kiosks': [201],
  'PUT /api/center/kiosk': [200],
  'POST /api/kiosk-entries/:id/accept': [422],
  'POST /api/kiosk-entries/:id/dismiss': [200],
  'PUT /api/parent/kiosk-pin': [422],
  'POST /api/kiosk/pair': [422, 429],
  'POST /api/kiosk/identify': [422],
  'POST /api/kiosk/pin': [422, 429],
  'POST /api/kiosk/entries': [422],
  'POST /api/kiosk/room/writer': [422],
  'POST /api/kiosk/room/entries': [422],
  'POST /api/room-entries/:id/dismiss': [200],
  'PUT /api/staff-pin': [422],
  'POST /api/kiosk/clock': [422],
  'POST /api/kiosk/punches': [422],
  'POST /api/time-clock/punches': [201],
  'POST /api/time-clock/refused/:id/dismiss': [200],
  // Of one beginning there is one open request, and what is answered is what it says; requests.test.ts looks at both reasons.
  'POST /api/time-clock/requests': [201],
  'POST /api/time-clock/requests/:id/decline': [200],
  // The same texts as of POST /api/events; so many of the longest are too large a body.
  'PATCH /api/events/:id': [200, 413],
  'PUT /api/compliance/rules': [422],
  // Notes of children are answered of those who are missing; roll-call.test.ts looks at what is kept.
  'POST /api/roll-call': [201],
  // Its texts are answered by language and block, and those of whoever signs to staff; forms.test.ts and requests.test.ts look at what is kept.
  'POST /api/forms': [201],
  'PUT /api/forms/:id/draft': [200],
  'POST /api/form-requests': [201],
  'POST /api/form-packet': [201],
  'POST /api/forms/:id/renewals': [201],
  'POST /api/parent/form-requests/:id/sign': [200],
  'POST /api/parent/form-signatures': [200],
  'POST /api/parent/form-requests/:id/refuse': [200],
  'POST /api/parent/form-requests/:id/files': [422],
  // They answer all of the child's doses; immunizations.test.ts looks at what is kept.
  'POST /api/children/:id/immunizations': [201],
  'POST /api/children/:id/immunization-exemptions': [201],
};

test('every write is known', () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(200);
  const unknown = WRITES.map(({ route }) => route).filter(
    (route) => !(route in READ_BACK) && !(route in KEEPS_NOTHING),
  );
  expect(
    unknown,
    'Say in READ_BACK where the texts of these can be read again, or in KEEPS_NOTHING that they are not kept.',
  ).toEqual([]);
});

/** Where a row takes the place of an earlier one of the same name, as texts that differ in the blanks around them have. */
const ONE_OF_A_NAME = new Set(['POST /api/rota/templates']);
const newestOfName = (rows: readonly Body[]): Body[] => [
  ...new Map(rows.toSorted((one, other) => Number(one.id) - Number(other.id)).map((row) => [row.name, row])).values(),
];

describe.each(WRITES)('$route', ({ route, fields, texts, turn }) => {
  beforeAll(async () => {
    if (turn % 20 === 0) await countAnew(stage.larkhouse);
  });
  test('keeps each text to the letter, or names its field', { timeout: 900_000 }, async () => {
    const kept: Body[] = [];
    let done = 0;
    await inTurns(texts, async (text) => {
      const row = await keep(route, fields, text);
      if (row) kept.push(row);
      done += 1;
      if (done % 50 === 0 && MAKES_MANY.test(route)) await countAnew(stage.larkhouse);
    });
    const path = READ_BACK[route];
    if (!path) return;
    expect(kept.length).toBeGreaterThan(texts.length * 0.9);
    const { body } = await callerOf(route).get<Body[]>(path);
    const rows = new Map(body.map((row) => [row.id, row]));
    for (const row of ONE_OF_A_NAME.has(route) ? newestOfName(kept) : kept) expect(rows.get(row.id)).toEqual(row);
  });
});

describe('reading', () => {
  const asked = ENDPOINTS.filter(
    ([route, { query, params, stream }]) => route.startsWith('GET') && (query || params) && !stream,
  ).map(([route, { query, params }], turn) => ({ route, query, params, texts: textsFor(turn) }));
  test.each(asked)(
    '$route takes any text in its address',
    { timeout: 120_000 },
    async ({ route, query, params, texts }) => {
      await inTurns(
        texts.filter((text) => text.isWellFormed() && text.length < 2_500),
        async (text) => {
          const value = encodeURIComponent(text);
          const asking = query ? fieldsOf(query).map((name) => `${name}=${value}`) : [];
          const call = { ...(params && { params: { id: value || '0' } }), query: asking.join('&') };
          const { status, text: answered } = await send(callerOf(route), route, call);
          expect([status < 500, answered], `${route} with ${JSON.stringify(text)}`).toEqual([true, expect.any(String)]);
        },
      );
    },
  );
});

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
    if (KEEPS_NOTHING[route]?.includes(answer.status)) return null;
    if (answer.status < 300) return checked(JSON.parse(answer.text), hostile, text, `${route} ${shown}`);
    expect(answer.status, `${route} ${shown}: ${answer.text.slice(0, 200)}`).toBe(422);
    const named = Object.keys((JSON.parse(answer.text) as { fields?: object }).fields ?? {});
    const refused = hostile.filter((field) => named.includes(field));
    expect(refused, `${route} refuses ${shown} without naming its field: ${answer.text.slice(0, 200)}`).not.toEqual([]);
    hostile = hostile.filter((field) => !refused.includes(field));
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

async function inTurns(texts: readonly string[], work: (text: string) => Promise<void>): Promise<void> {
  const waiting = texts[Symbol.iterator]();
  const turn = async () => {
    for (const text of waiting) await work(text);
  };
  await Promise.all(Array.from({ length: 6 }, turn));
}

const fieldsOf = (schema: z.ZodType) =>
  Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});
