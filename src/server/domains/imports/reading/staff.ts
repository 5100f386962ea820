import type { FileField } from '#contract/imports-fields.ts';
import { Email } from '#contract/kernel/primitives.ts';
import { withValues } from '#server/kernel/i18n/translate.ts';
import type { Choices, Known, Plan, PlannedStaff } from './plan.ts';
import { roomsOfFile } from './rooms.ts';
import type { Row, Wrongs } from './rows.ts';
import { isPhone, nameKey, nameParts, roomKey } from './values.ts';

/** The staff of a file; whose e-mail is here already stays as they are. */
export function planStaff(
  rows: readonly Row[],
  choices: Choices,
  known: Known,
  wrongs: Wrongs,
): Pick<Plan, 'staff' | 'sameStaff' | 'leftOut'> {
  const rooms = new Map(roomsOfFile(rows, choices, known).map((room) => [room.key, room.choice]));
  const roles = new Map(known.roles.map((role) => [nameKey(role), role]));
  const here = new Set(known.staffEmails.map(nameKey));
  const lines = new Map<string, number>();
  let sameStaff = 0;
  const staff = rows.flatMap((row): PlannedStaff[] => {
    const email = row.get('staffEmail');
    if (here.has(nameKey(email))) {
      sameStaff += 1;
      return [];
    }
    const member = memberOf(row, { roles, rooms, known, wrongs });
    const before = lines.get(nameKey(email));
    if (before !== undefined) {
      wrongs.add(
        row,
        'staffEmail',
        withValues('Line {{line}} has this e-mail. Each person needs their own', { line: before }),
      );
      return [];
    }
    lines.set(nameKey(email), row.line);
    return wrongs.lines.has(row.line) ? [] : [member];
  });
  return { staff, sameStaff, leftOut: [...wrongs.lines] };
}

interface About {
  readonly roles: ReadonlyMap<string, string>;
  readonly rooms: ReadonlyMap<string, { readonly room: string } | { readonly ageGroup: string } | null>;
  readonly known: Known;
  readonly wrongs: Wrongs;
}

function memberOf(row: Row, { roles, rooms, known, wrongs }: About): PlannedStaff {
  const said = { firstName: row.get('staffFirstName'), lastName: row.get('staffLastName') };
  const isWhole = said.firstName === '' && said.lastName === '';
  const name = isWhole ? nameParts(row.get('staffName')) : said;
  const [firstAt, lastAt]: FileField[] =
    row.cell('staffFirstName').column === null ? ['staffName', 'staffName'] : ['staffFirstName', 'staffLastName'];
  const bad = (field: FileField | undefined, isBad: boolean, message: Parameters<Wrongs['add']>[2]) => {
    if (isBad && field) wrongs.add(row, field, message);
  };
  bad(firstAt, name.firstName === '', 'First name is required');
  bad(lastAt, name.lastName === '' && name.firstName !== '', 'Last name is required');
  bad(
    firstAt,
    Math.max(name.firstName.length, name.lastName.length) > 80,
    withValues('Must be at most {{maximum}} characters', { maximum: 80 }),
  );
  const role = roles.get(nameKey(row.get('staffRole')));
  bad(
    'staffRole',
    role === undefined,
    withValues('There is no role with this name. Roles: {{roles}}', { roles: known.roles.join(', ') }),
  );
  const phone = row.get('staffPhone');
  bad('staffPhone', !isPhone(phone), 'Enter one phone number of 7 to 15 digits, as (512) 555-0100');
  const email = row.get('staffEmail');
  bad('staffEmail', !Email.safeParse(email).success, 'Enter one e-mail address, as ana@example.com');
  const named = row.get('staffRoom');
  const choice = rooms.get(roomKey(named));
  const room = choice && 'room' in choice ? choice.room : null;
  bad(
    'staffRoom',
    named !== '' && room === null,
    withValues('There is no room “{{name}}”. Choose one under Answers', { name: named }),
  );
  return { line: row.line, ...name, role: role ?? '', room, phone, email };
}
