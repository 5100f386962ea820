import { z } from 'zod';
import { api } from '#contract/index.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';

// Every text field of every write, as the contract says it: what hostile.test.ts and the hostile screens send their texts to.

export type Body = Record<string, unknown>;

export interface TextWrite {
  /** `METHOD /path`, as in the contract. */
  readonly route: string;
  /** Paths of the texts in its body, as errors name them: 'center.name', 'forms.0'. */
  readonly fields: readonly string[];
}

/** One way to confirm who it is would do; here all of them. */
const SECOND_STEP = {
  challenge: 'unknown',
  code: '123456',
  recoveryCode: 'abcd',
  passkey: {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
  },
};
const TEXT = { language: 'es', subject: 'Hola', content: 'Hola' };
const DRAFT = {
  to: [{ kind: 'office' }],
  as: { kind: 'office' },
  texts: [TEXT],
  attachments: ['none'],
  schedule: { date: '2026-03-05', time: '08:00' },
};
const EVENT = {
  endDate: '2026-03-06',
  audience: 'everybody',
  roomIds: [],
  recurrence: { unit: 'week', interval: 1, weekdays: [], monthlyBy: 'day', until: '2026-03-06' },
};
/** What an example of the matrix leaves out, so that every text field has a harmless value to go back to. */
export const WHOLE: Readonly<Record<string, Body>> = {
  'POST /api/auth/second-step': SECOND_STEP,
  'POST /api/parent-accounts/second-step': SECOND_STEP,
  'POST /api/account/confirm': SECOND_STEP,
  'POST /api/account/two-step/off': SECOND_STEP,
  'POST /api/incidents': {
    kind: 'fall',
    bodyParts: ['head'],
    witness: 'Ned Newman',
    firstAid: 'Cold pack',
    filePath: null,
    toldPerson: 'Ned Newman',
    toldTime: '07:20',
  },
  'POST /api/incidents/:id/told': { toldPerson: 'Ned Newman' },
  'POST /api/attendance': { checkOutTime: '07:20', checkOutBy: 'Ned Newman' },
  'POST /api/parent-invitations': {
    parentName: 'Ned Newman',
    parentEmail: 'ned@newman.test',
    parentPhone: '555 0199',
    relationship: 'father',
  },
  'POST /api/children/:id/consents': {
    forms: ['medicalForm'],
    declined: ['photoRelease'],
    signedOn: '2026-02-27',
    signedBy: 'Ned Newman',
  },
  'POST /api/children/consents': { forms: ['medicalForm'], declined: ['photoRelease'] },
  'POST /api/activities': { amounts: [{ childId: 1, amount: 'all' }] },
  'PATCH /api/medications/:id': { times: ['12:00'] },
  'POST /api/messages': { as: { kind: 'office' }, texts: [TEXT], attachments: ['none'] },
  'POST /api/messages/threads/:id/replies': { attachments: ['none'] },
  'POST /api/messages/drafts': DRAFT,
  'PUT /api/messages/drafts/:id': DRAFT,
  'PUT /api/preferences': { quietHours: { from: '21:00', to: '06:00' } },
  'POST /api/gallery': { tags: ['garden'] },
  'PATCH /api/gallery/:id': { tags: ['garden'] },
  'POST /api/events': EVENT,
  'PATCH /api/events/:id': { ...EVENT, change: 'all', occurrence: '2026-03-06' },
  'PATCH /api/cameras/:id': { password: 'typed again' },
  'PATCH /api/imports/:id': { columns: ['room'], edits: [{ line: 2, column: 0, value: 'typed' }] },
  'PATCH /api/attendance/:id': { checkOutTime: '07:20', checkInBy: 'Ned', checkOutBy: 'Ned', status: 'present' },
};
/** Puts a value at a path of a body: 'center.name', 'forms.0'. */
export function put(body: Body, path: string, value: unknown): void {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) body[first] = value;
  else put(body[first] as Body, rest.join('.'), value);
}

interface Schema {
  readonly type?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** Paths of the texts in a schema, as errors name them: 'center.name', 'forms.0'. */
function textFields(schema: Schema, path: readonly string[] = [], defs = schema.$defs ?? {}): string[] {
  const named = schema.$ref && defs[schema.$ref.replace('#/$defs/', '')];
  if (named) return textFields(named, path, defs);
  const { type, anyOf = [], properties = {}, items } = schema;
  const here = type === 'string' && path.length > 0 ? [path.join('.')] : [];
  const within = Object.entries(properties).flatMap(([name, of]) => textFields(of, [...path, name], defs));
  const listed = items ? textFields(items, [...path, '0'], defs) : [];
  return [...new Set([...here, ...within, ...listed, ...anyOf.flatMap((of) => textFields(of, path, defs))])];
}

/** The writes that take texts, in the order of the contract. */
export const TEXT_WRITES: readonly TextWrite[] = Object.entries<Endpoint>(api).flatMap(([route, { body }]) => {
  const fields = body ? textFields(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema) : [];
  return fields.length > 0 ? [{ route, fields }] : [];
});
