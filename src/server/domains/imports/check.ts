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
import { phoneKey } from '../guardians/rules.ts';
import { activeStaff } from '../staff/queries.ts';
import { flatMapInSlices } from './slices.ts';
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
    /** Of a guardian who is here already. */
    readonly guardianId: number | null;
  })[];
  readonly staff: readonly z.output<typeof NewStaffMember>[];
}

export interface Check {
  readonly checked: Checked;
  readonly errors: RowError[];
  /** Rows left out because what they say is here already. */
  readonly skipped: number;
}

/**
 * Checks every row against the contract and against what is there already; writes nothing. Children and guardianships that
 * are here already are errors, or left out with `skipExisting`.
 */
export async function checkRows(
  scope: Scope,
  kind: ImportKind,
  rows: readonly Row[],
  { skipExisting }: { skipExisting: boolean },
): Promise<Check> {
  const errors: RowError[] = [];
  let skipped = 0;
  const report = Object.assign(
    (line: number, field: string, message: Words) => void errors.push({ line, field, message }),
    {
      existing: (line: number, field: string, message: Words) => {
        if (skipExisting) skipped += 1;
        else errors.push({ line, field, message });
      },
    },
  );
  const checked: Checked = {
    children: kind === 'children' ? await checkChildren(scope, rows, report) : [],
    guardians: kind === 'guardians' ? await checkGuardians(scope, rows, report) : [],
    staff: kind === 'staff' ? await checkStaff(scope, rows, report) : [],
  };
  return { checked, errors, skipped };
}

interface Report {
  (line: number, field: string, message: Words): void;
  /** What the row says is here already. */
  existing(line: number, field: string, message: Words): void;
}

async function checkChildren(scope: Scope, rows: readonly Row[], report: Report) {
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  const groups = new Set(
    (await scope.all(rooms())).filter(({ ageGroup }) => ageGroup).map(({ name }) => name.toLowerCase()),
  );
  const enrolled = new Set(
    (await scope.all(childrenByName())).map(({ name, dateOfBirth }) => childKey(name, dateOfBirth)),
  );
  const inFile = new Set<string>();
  return flatMapInSlices(rows, (row) => {
    const child = parsed(NewChild, row, report);
    if (!child) return [];
    const refused = checkDateOfBirth(child.dateOfBirth, today);
    if (refused) report(row.line, 'dateOfBirth', refused.text);
    const hasRoom = groups.has(roomName(child.room).toLowerCase());
    if (!hasRoom) report(row.line, 'room', 'There is no room with this name for children');
    if (refused || !hasRoom) return [];
    const key = childKey(nameOf(child.firstName, child.lastName), child.dateOfBirth);
    const isEnrolled = enrolled.has(key);
    if (isEnrolled || inFile.has(key)) {
      report.existing(row.line, 'firstName', isEnrolled ? 'Already enrolled' : 'This child is in the file twice');
      return [];
    }
    inFile.add(key);
    return [child];
  });
}

async function checkStaff(scope: Scope, rows: readonly Row[], report: Report) {
  const names = new Set((await scope.all(roles())).map(({ name }) => name));
  const places = new Set((await scope.all(rooms())).map(({ name }) => name.toLowerCase()));
  const taken = new Set((await scope.all(activeStaff())).map(({ email }) => emailKey(email)));
  return flatMapInSlices(rows, (row) => {
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
  const children = Map.groupBy(await scope.all(childrenByName()), ({ name }) => name);
  const known = new Map((await scope.all(guardiansByEmail())).map((guardian) => [guardian.emailKey, guardian]));
  const links = new Set((await scope.all(currentLinks())).map(({ childId, who }) => `${childId} ${who}`));
  return flatMapInSlices(rows, (row) => {
    const guardian = parsed(NewGuardian, row, report);
    if (!guardian) return [];
    const { childFirstName, childLastName, childDateOfBirth, ...person } = guardian;
    const matches = (children.get(nameOf(childFirstName, childLastName)) ?? []).filter(
      (child) => !childDateOfBirth || child.dateOfBirth === childDateOfBirth,
    );
    const [child] = matches;
    if (!child) report(row.line, 'childFirstName', 'There is no enrolled child with this name');
    if (matches.length > 1)
      report(row.line, 'childDateOfBirth', 'Several children have this name; say the date of birth');
    const name = nameOf(person.firstName, person.lastName);
    const key = person.email === null ? null : emailKey(person.email);
    const same = key === null ? undefined : known.get(key);
    const isOther = same !== undefined && refuseOther(same, { ...person, name }, row.line, report);
    if (!child || matches.length > 1 || isOther) return [];
    const link = `${child.id} ${key ?? name}`;
    if (links.has(link)) {
      report.existing(row.line, 'firstName', 'Already a guardian of this child');
      return [];
    }
    links.add(link);
    if (key !== null && !same) known.set(key, { id: null, emailKey: key, name, phoneNumber: person.phoneNumber });
    return [{ ...person, childId: child.id, guardianId: same?.id ?? null }];
  });
}

/** One e-mail is one person: another name or phone with it is a mistake in one of the lines. */
function refuseOther(
  same: KnownGuardian,
  { name, phoneNumber }: { name: string; phoneNumber: string | null },
  line: number,
  report: Report,
): boolean {
  const isNamesake = same.name === name;
  if (!isNamesake) report(line, 'email', 'A guardian with this email has another name');
  const isReached =
    same.phoneNumber === null || phoneNumber === null || phoneKey(same.phoneNumber) === phoneKey(phoneNumber);
  if (!isReached) report(line, 'phoneNumber', 'A guardian with this email has another phone number');
  return !isNamesake || !isReached;
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

const nameOf = (firstName: string, lastName: string) => `${firstName} ${lastName}`.toLowerCase();
const childKey = (name: string, dateOfBirth: string) => `${name} ${dateOfBirth}`;

const childrenByName = () => sql<{ id: number; name: string; dateOfBirth: string }>`
  select id, lower(first_name || ' ' || last_name) as name, date_of_birth from child where removed_at is null`;

interface KnownGuardian {
  /** Null for one of the lines before. */
  readonly id: number | null;
  readonly emailKey: string;
  readonly name: string;
  readonly phoneNumber: string | null;
}
const guardiansByEmail = () => sql<KnownGuardian>`
  select id, email_key, lower(first_name || ' ' || last_name) as name, phone_number
  from guardian where removed_at is null and email_key is not null`;

/** Who is a guardian of whom, by e-mail, else by name. */
const currentLinks = () => sql<{ childId: number; who: string }>`
  select s.child_id, coalesce(g.email_key, lower(g.first_name || ' ' || g.last_name)) as who
  from guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id
  where s.ended_at is null and g.removed_at is null`;
