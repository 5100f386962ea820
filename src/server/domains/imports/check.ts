import { sql } from 'kysely';
import { z } from 'zod';
import { NewChild } from '../../../contract/children.ts';
import type { ImportKind } from '../../../contract/import-columns.ts';
import { Email, LocalDate, nullableText, requiredText } from '../../../contract/primitives.ts';
import { NewStaffMember } from '../../../contract/staff.ts';
import { dayAt } from '../../clock/zone.ts';
import type { Scope } from '../../db/scope.ts';
import { describe, wordsOf } from '../../http/input.ts';
import { type Words, words } from '../../words/say.ts';
import { emailKey } from '../accounts/rules.ts';
import { roles, rooms } from '../center/queries.ts';
import { roomName } from '../center/rules.ts';
import { checkDateOfBirth } from '../children/rules.ts';
import { activeStaff } from '../staff/queries.ts';
import type { Row } from './table.ts';

export interface RowError {
  readonly line: number;
  readonly field: string;
  readonly message: Words;
}

const NewGuardian = z.strictObject({
  firstName: requiredText('First name is required', 80),
  lastName: requiredText('Last name is required', 80),
  email: z
    .union([z.literal('').transform(() => null), Email])
    .nullish()
    .transform((email) => email ?? null),
  phoneNumber: nullableText(40),
  address: nullableText(300),
  relationship: nullableText(40).transform((relationship) => relationship ?? 'parent'),
  mayPickUp: z
    .string()
    .nullish()
    .transform((text, context) => {
      if (!text || /^(yes|y|true|1)$/i.test(text)) return true;
      if (/^(no|n|false|0)$/i.test(text)) return false;
      context.addIssue({ code: 'custom', message: 'Say yes or no' });
      return z.NEVER;
    }),
  childFirstName: requiredText("The child's first name is required", 80),
  childLastName: requiredText("The child's last name is required", 80),
  childDateOfBirth: z
    .union([z.literal('').transform(() => null), LocalDate])
    .nullish()
    .transform((date) => date ?? null),
});

/** What the rows of each kind become when nothing is wrong with them. */
export interface Checked {
  readonly children: readonly z.output<typeof NewChild>[];
  readonly guardians: readonly (Omit<
    z.output<typeof NewGuardian>,
    'childFirstName' | 'childLastName' | 'childDateOfBirth'
  > & {
    readonly childId: number;
  })[];
  readonly staff: readonly z.output<typeof NewStaffMember>[];
}

/** Checks every row against the contract and against what is there already; writes nothing. */
export async function checkRows(
  scope: Scope,
  kind: ImportKind,
  rows: readonly Row[],
): Promise<{ checked: Checked; errors: RowError[] }> {
  const errors: RowError[] = [];
  const report = (line: number, field: string, message: Words) => errors.push({ line, field, message });
  const nothing: Checked = { children: [], guardians: [], staff: [] };
  if (kind === 'children')
    return { checked: { ...nothing, children: await checkChildren(scope, rows, report) }, errors };
  if (kind === 'staff') return { checked: { ...nothing, staff: await checkStaff(scope, rows, report) }, errors };
  return { checked: { ...nothing, guardians: await checkGuardians(scope, rows, report) }, errors };
}

type Report = (line: number, field: string, message: Words) => void;

async function checkChildren(scope: Scope, rows: readonly Row[], report: Report) {
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  const groups = new Set(
    (await scope.all(rooms())).filter(({ ageGroup }) => ageGroup).map(({ name }) => name.toLowerCase()),
  );
  return rows.flatMap((row) => {
    const child = parsed(NewChild, row, report);
    if (!child) return [];
    const refused = checkDateOfBirth(child.dateOfBirth, today);
    if (refused) report(row.line, 'dateOfBirth', refused.text);
    const hasRoom = groups.has(roomName(child.room).toLowerCase());
    if (!hasRoom) report(row.line, 'room', 'There is no room with this name for children');
    return refused || !hasRoom ? [] : [child];
  });
}

async function checkStaff(scope: Scope, rows: readonly Row[], report: Report) {
  const names = new Set((await scope.all(roles())).map(({ name }) => name));
  const places = new Set((await scope.all(rooms())).map(({ name }) => name.toLowerCase()));
  const taken = new Set((await scope.all(activeStaff())).map(({ email }) => emailKey(email)));
  return rows.flatMap((row) => {
    const member = parsed(NewStaffMember, row, report);
    if (!member) return [];
    const bad = {
      role:
        !names.has(member.role) &&
        words('There is no role with this name. Roles: {{roles}}', { roles: [...names].join(', ') }),
      room:
        member.room !== null && !places.has(roomName(member.room).toLowerCase()) && 'There is no room with this name',
      email: taken.has(emailKey(member.email)) && 'A staff member with this email already exists',
    };
    taken.add(emailKey(member.email));
    const messages = Object.entries(bad).filter(([, message]) => message);
    for (const [field, message] of messages) if (message) report(row.line, field, message);
    return messages.length > 0 ? [] : [member];
  });
}

async function checkGuardians(scope: Scope, rows: readonly Row[], report: Report) {
  const children = await scope.all(childrenByName());
  const taken = new Set((await scope.all(guardianEmails())).map(({ emailKey: key }) => key));
  return rows.flatMap((row) => {
    const guardian = parsed(NewGuardian, row, report);
    if (!guardian) return [];
    const { childFirstName, childLastName, childDateOfBirth, ...person } = guardian;
    const name = `${childFirstName} ${childLastName}`.toLowerCase();
    const matches = children.filter(
      (child) => child.name === name && (!childDateOfBirth || child.dateOfBirth === childDateOfBirth),
    );
    const [child] = matches;
    if (!child) report(row.line, 'childFirstName', 'There is no enrolled child with this name');
    if (matches.length > 1)
      report(row.line, 'childDateOfBirth', 'Several children have this name; say the date of birth');
    const isTaken = person.email !== null && taken.has(emailKey(person.email));
    if (isTaken) report(row.line, 'email', 'A guardian with this email already exists');
    if (person.email !== null) taken.add(emailKey(person.email));
    return child && matches.length === 1 && !isTaken ? [{ ...person, childId: child.id }] : [];
  });
}

function parsed<Schema extends z.ZodType>(
  schema: Schema,
  { line, cells }: Row,
  report: Report,
): z.output<Schema> | null {
  const result = schema.safeParse(cells, { error: describe });
  if (result.success) return result.data;
  const seen = new Set<string>();
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '');
    if (!seen.has(field)) report(line, field, wordsOf(issue));
    seen.add(field);
  }
  return null;
}

const childrenByName = () => sql<{ id: number; name: string; dateOfBirth: string }>`
  select id, lower(first_name || ' ' || last_name) as name, date_of_birth from child where removed_at is null`;

const guardianEmails = () => sql<{ emailKey: string }>`
  select email_key from guardian where removed_at is null and email_key is not null`;
