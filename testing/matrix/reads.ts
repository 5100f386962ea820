import { z } from 'zod';
import { SHEETS } from '#contract/compliance-choices.ts';
import { api } from '#contract/index.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { PARENT_FIRST_READS, STAFF_FIRST_READS } from '#contract/kernel/first-reads-screens.ts';
import type { TestLarkhouse } from '../larkhouse.ts';
import { asSuperuser } from '../superuser.ts';

/** Every call that only reads, but streams. */
export const READS = Object.entries<Endpoint>(api).filter(([route, { stream }]) => route.startsWith('GET ') && !stream);

/** Whatever widens an answer: an endless range, days on which something happened. */
const WIDEST: Readonly<Record<string, readonly string[]>> = {
  from: ['2000-01-01'],
  to: ['2100-01-01'],
  limit: ['5000'],
  date: ['2026-03-02', '2026-02-27'],
  portal: ['parent', 'staff'],
  parentEmail: ['maple-house-family-0@families.test', 'oak-house-family-0@families.test'],
  childId: ['1', '2', '3', '4'],
  userId: ['1', '2'],
  userType: ['staff', 'parent'],
  search: ['family'],
  tag: ['garden'],
  v: ['1'],
  before: ['1000'],
  by: ['tag', 'month'],
  room: ['all'],
  month: ['2026-03'],
  size: ['320'],
  parentId: ['1'],
  format: ['txt'],
  occurrence: ['2026-03-05'],
  change: ['all'],
  cameraId: ['1'],
  guardianId: ['1'],
  run: ['1'],
  number: ['1'],
  native: ['1'],
  at: ['1'],
  status: ['paid', 'pending', 'overdue', 'void'],
  accountId: ['1', '2', '3'],
  planId: ['1'],
  year: ['2025', '2026'],
  includeRegistrationFee: ['true'],
  unsent: ['1'],
  roomId: ['1'],
  childIds: ['1,2,3,4'],
  roomIds: ['1,2'],
  formId: ['1'],
  templateId: ['1'],
  photoId: ['1'],
  kind: ['attendance', 'children'],
  who: ['staff-1', 'parent-1'],
  ticket: ['none'],
  screen: [...STAFF_FIRST_READS, ...PARENT_FIRST_READS],
  child: ['1', '2', '3', '4'],
  language: ['es'],
  dateOfBirth: ['2025-01-10'],
  inquiryId: ['1'],
  inquiryChildId: ['1'],
  plans: ['1'],
  map: ['own', 'gusto', 'adp'],
  fromMinute: ['480'],
  toMinute: ['960'],
  state: ['new'],
  center: ['1', '2'],
  slots: [encodeURIComponent('1 08:00-16:00')],
};

/** For what refuses an endless range: days on which something happened, and birthdays. */
const BOUNDED = ['from=2026-02-10&to=2026-03-31', 'from=2026-08-15&to=2026-09-30'];

/** The names in a query that WIDEST has no value for. */
export const unknownNames = ({ query }: Endpoint): string[] => namesOf(query).filter((name) => !(name in WIDEST));

/** A read of all there is: each of its queries about each of these ids. */
export function callsOf({ params, query }: Endpoint, ids: readonly number[]) {
  const names = namesOf(query);
  const queries = names.reduce<string[]>(
    (all, name) => all.flatMap((q) => (WIDEST[name] ?? []).map((value) => `${q}${name}=${value}&`)),
    [''],
  );
  if (names.includes('from') && names.includes('to')) queries.push(...BOUNDED);
  const parts = namesOf(params);
  const addresses = parts.includes('sheet')
    ? SHEETS.map((sheet) => ({ sheet, token: 'unknown' }))
    : parts.includes('id')
      ? ids.map((id): Record<string, number> => (parts.includes('page') ? { id, page: 1 } : { id }))
      : [{}];
  return ['', ...queries].flatMap((q) => addresses.map((at) => ({ params: at, query: q })));
}

const namesOf = (schema: z.ZodType | undefined): string[] =>
  schema
    ? Object.keys((z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as object)
    : [];

/** Every id there is in any table, of all centers. */
export async function everyId(larkhouse: TestLarkhouse): Promise<number[]> {
  const rows = await asSuperuser(larkhouse, (client) =>
    client.query<{ id: string }>(`select id from child union select id from staff union select id from guardian
      union select id from attendance union select id from message union select id from message_thread order by id`),
  );
  return rows.rows.map(({ id }) => Number(id));
}
