import type { DateOrder, FileField } from '#contract/imports-fields.ts';
import { checkDateOfBirth, checkFirstDay, checkLeaving } from '#server/domains/children/rules.ts';
import { type HttpError, invalid } from '#server/kernel/http-error.ts';
import { withValues } from '#server/kernel/i18n/translate.ts';
import { type Around, aroundOf, fileOf } from './file.ts';
import { type Mention, mentionsOf, People } from './people.ts';
import type { Change, Choices, Known, KnownChild, Plan, PlannedChild, PlannedRight, RoomChoice } from './plan.ts';
import { roomsOfFile } from './rooms.ts';
import { oneOf, type Row, type Wrongs } from './rows.ts';
import { dateOf, isPhone, meantAllergies, nameKey, nameParts, phoneDigits, roomKey } from './values.ts';

/** A child's rows, once it is known which child they mean. */
interface Group {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly known: KnownChild | null;
  readonly rows: Row[];
}

type ChildrenPlan = Pick<Plan, 'children' | 'people' | 'newRooms' | 'leftOut'>;

/** The children of a file with their guardians. A child one of whose rows is wrong is left out with all of them. */
export function planChildren(rows: readonly Row[], choices: Choices, known: Known, wrongs: Wrongs): ChildrenPlan {
  const order = choices.dateOrder ?? 'mdy';
  const rooms = new Map(roomsOfFile(rows, choices, known).map((room) => [room.key, room]));
  const { groups, isDoubtful } = groupsOf(rows, order, known, wrongs);
  const people = new People(known);
  const around = aroundOf(known);
  const leftOut = new Set<number>();
  const made = new Map<string, Plan['newRooms'][number]>();
  const children = groups.flatMap((group) => {
    const child = childOf(group, {
      order,
      choiceOf: (name) => rooms.get(roomKey(name))?.choice ?? null,
      known,
      wrongs,
    });
    const mentions = group.rows.flatMap((row) => mentionsOf(row, group.lastName, people, wrongs));
    const said = fileOf(group.rows, group.known, withBarred(around(group.known?.id ?? null), mentions), wrongs);
    const isRight = !isDoubtful(group) && group.rows.every(({ line }) => !wrongs.lines.has(line));
    const rights = isRight ? rightsOf(group, mentions, people, wrongs) : null;
    if (!child || !rights) {
      for (const { line } of group.rows) leftOut.add(line);
      return [];
    }
    const room = group.rows.map((row) => row.get('room')).find((name) => name !== '') ?? '';
    const place = rooms.get(roomKey(room));
    if (place?.choice && 'ageGroup' in place.choice)
      made.set(place.key, { name: place.name, ageGroup: place.choice.ageGroup });
    return [
      withStatus({ ...child, file: said.file, isLater: said.isLater }, group, rights, mentions, people, said.changes),
    ];
  });
  return {
    children,
    people: people.all.map(({ families: _, line: __, ...person }) => person),
    newRooms: [...made.values()],
    leftOut: [...new Set([...leftOut, ...wrongs.lines])],
  };
}

/** Puts the rows of one child together: one name and one birthday are one child. */
function groupsOf(rows: readonly Row[], order: DateOrder, known: Known, wrongs: Wrongs) {
  const latest = Number(known.today.slice(0, 4));
  const byChild = new Map(known.children.map((child) => [childKey(child), child]));
  const byName = Map.groupBy(known.children, (child) => nameKey(`${child.firstName} ${child.lastName}`));
  const groups = new Map<string, Group>();
  // Names of children one of whose rows has no day of birth that can be read: which child is meant is not known.
  const doubtful = new Set<string>();
  const without: { readonly row: Row; readonly firstName: string; readonly lastName: string }[] = [];
  for (const row of rows) {
    const name = childName(row, wrongs);
    if (!name) continue;
    const written = row.get('dateOfBirth');
    if (written === '') {
      without.push({ row, ...name });
      continue;
    }
    const dateOfBirth = dateOf(written, order, latest);
    if (dateOfBirth === null) {
      doubtful.add(nameKey(`${name.firstName} ${name.lastName}`));
      wrongs.add(row, 'dateOfBirth', 'There is no such day. Write it as 2022-03-07');
      continue;
    }
    const refused = checkDateOfBirth(dateOfBirth, known.today);
    if (refused) {
      doubtful.add(nameKey(`${name.firstName} ${name.lastName}`));
      wrongs.add(row, 'dateOfBirth', refused.text);
      continue;
    }
    const key = childKey({ ...name, dateOfBirth });
    const group = groups.get(key) ?? { ...name, dateOfBirth, known: byChild.get(key) ?? null, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  const inFile = Map.groupBy(groups.values(), ({ firstName, lastName }) => nameKey(`${firstName} ${lastName}`));
  for (const { row, ...name } of without) joinByName(row, name, { groups, inFile, byName, wrongs });
  const isDoubtful = (group: Group) => doubtful.has(nameKey(`${group.firstName} ${group.lastName}`));
  return { groups: [...groups.values()], isDoubtful };
}

/** A row without a birthday means the only child of that name: of the file, else of those who are here. */
function joinByName(
  row: Row,
  name: { readonly firstName: string; readonly lastName: string },
  {
    groups,
    inFile,
    byName,
    wrongs,
  }: {
    groups: Map<string, Group>;
    inFile: ReadonlyMap<string, readonly Group[]>;
    byName: ReadonlyMap<string, readonly KnownChild[]>;
    wrongs: Wrongs;
  },
): void {
  const key = nameKey(`${name.firstName} ${name.lastName}`);
  const meantInFile = inFile.get(key) ?? [];
  const here = byName.get(key) ?? [];
  const [group] = meantInFile;
  const [child] = here;
  if (group && meantInFile.length === 1) group.rows.push(row);
  else if (meantInFile.length > 1 || here.length > 1) {
    wrongs.add(row, 'dateOfBirth', 'Several children have this name; say the date of birth');
  } else if (child) {
    const own = groups.get(childKey(child)) ?? { ...child, known: child, rows: [] };
    own.rows.push(row);
    groups.set(childKey(child), own);
  } else wrongs.add(row, 'dateOfBirth', 'Date of birth is required');
}

const childKey = ({ firstName, lastName, dateOfBirth }: Pick<Group, 'firstName' | 'lastName' | 'dateOfBirth'>) =>
  `${nameKey(`${firstName} ${lastName}`)} ${dateOfBirth}`;

function childName(row: Row, wrongs: Wrongs): { firstName: string; lastName: string } | null {
  const whole = row.get('childName');
  const said = { firstName: row.get('childFirstName'), lastName: row.get('childLastName') };
  const isWhole = said.firstName === '' && said.lastName === '' && whole !== '';
  const name = isWhole ? nameParts(whole) : said;
  const hasParts = row.cell('childFirstName').column !== null;
  const bad: [FileField, string][] = [];
  if (name.firstName === '') bad.push([hasParts ? 'childFirstName' : 'childName', 'First name is required']);
  if (name.lastName === '') bad.push([hasParts && !isWhole ? 'childLastName' : 'childName', 'Last name is required']);
  for (const [field, message] of bad) wrongs.add(row, field, message);
  if (bad.length > 0) return null;
  if (name.firstName.length > 80 || name.lastName.length > 80) {
    const field = name.firstName.length > 80 && !isWhole ? 'childFirstName' : isWhole ? 'childName' : 'childLastName';
    wrongs.add(row, field, withValues('Must be at most {{maximum}} characters', { maximum: 80 }));
    return null;
  }
  return name;
}

interface About {
  readonly order: DateOrder;
  readonly known: Known;
  readonly wrongs: Wrongs;
  /** Where a room's name in the file leads; null while nobody has said. */
  choiceOf(name: string): RoomChoice | null;
}
type ChildFields = Omit<PlannedChild, 'status' | 'changes' | 'guardians'>;
type RecordFields = Omit<ChildFields, 'file' | 'isLater'>;

function childOf(group: Group, about: About): RecordFields | null {
  const { wrongs } = about;
  const before = wrongs.cells.length;
  const one = (field: FileField, most: number, read = (row: Row) => row.get(field), key = nameKey) =>
    oneOf(group.rows, field, most, read, wrongs, key);
  const contact = {
    parentName: one('contactName', 200) || null,
    parentPhone: one('contactPhone', 40) || null,
    parentEmail: one('contactEmail', 254) || null,
    parentDriversLicense: one('contactLicense', 40) || null,
    relationship: one('contactRelationship', 40) || null,
  };
  const emergencyContact = emergencyOf(group.rows, wrongs);
  const child = {
    lines: group.rows.map(({ line }) => line).sort((a, b) => a - b),
    id: group.known?.id ?? null,
    version: group.known?.version ?? null,
    firstName: group.known?.firstName ?? group.firstName,
    lastName: group.known?.lastName ?? group.lastName,
    dateOfBirth: group.dateOfBirth,
    room: placeOf(
      group,
      one('room', 80, (row) => row.get('room'), roomKey),
      about,
    ),
    ...daysOf(group, about),
    allergies: one('allergies', 2000, (row) => meantAllergies(row.cell('allergies').value)),
    emergencyContact,
    contact,
    weekdays: joined(group.rows, 'weekdays'),
    pickup: joined(group.rows, 'pickup'),
  };
  return wrongs.cells.length > before ? null : child;
}

function placeOf({ rows, known: child }: Group, name: string, { choiceOf, wrongs }: About): string {
  const choice = choiceOf(name);
  if (choice && 'room' in choice) return child && name === '' ? child.room : choice.room;
  if (choice) return name.slice(0, 60);
  const [first] = rows;
  if (name === '' && child) return child.room;
  const row = rows.find((one) => one.get('room') !== '') ?? first;
  if (!row) return '';
  if (name === '') wrongs.add(row, 'room', 'Room is required');
  else wrongs.add(row, 'room', withValues('There is no room “{{name}}”. Choose one under Answers', { name }));
  return '';
}

/** When a child comes first and last, as far as its rows say. */
function daysOf(group: Group, about: About): Pick<PlannedChild, 'enrolledOn' | 'leavesOn'> {
  const { dateOfBirth, known: child } = group;
  const { today } = about.known;
  const enrolledOn = dayIn('startDate', group, about, (date) =>
    checkFirstDay(date, child?.dateOfBirth ?? dateOfBirth, today),
  );
  const leavesOn = dayIn('leavingDate', group, about, (date) =>
    date < today && date !== child?.leavesOn
      ? invalid({ lastDay: 'This child has left already. Take the line out of the file.' })
      : checkLeaving({ lastDay: date, noticeGivenOn: null }, enrolledOn ?? child?.enrolledOn ?? today, today),
  );
  return { enrolledOn, leavesOn };
}

function dayIn(
  field: 'startDate' | 'leavingDate',
  { rows }: Group,
  { order, known, wrongs }: About,
  check: (date: string) => HttpError | null,
): string | null {
  // It may lie ahead by a year.
  const read = (said: string) => dateOf(said, order, Number(known.today.slice(0, 4)) + 1);
  const written = oneOf(rows, field, 80, (row) => row.get(field), wrongs, read);
  const row = rows.find((one) => one.get(field) !== '');
  if (written === '' || !row) return null;
  const date = read(written);
  if (date === null) wrongs.add(row, field, 'There is no such day. Write it as 2022-03-07');
  const refused = date === null ? null : check(date);
  if (refused) wrongs.add(row, field, refused.text);
  return date;
}

/** Each contact once, however the rows of a child write its phone. */
function emergencyOf(rows: readonly Row[], wrongs: Wrongs): string | null {
  const contacts = new Map<string, string>();
  for (const row of rows) {
    for (const n of [1, 2] as const) {
      const [name, phone] = [row.get(`emergency${n}Name`), row.get(`emergency${n}Phone`)];
      if (phone !== '' && !isPhone(phone)) {
        wrongs.add(row, `emergency${n}Phone`, 'Enter one phone number of 7 to 15 digits, as (512) 555-0100');
      }
      const [key, contact] = [`${nameKey(name)} ${phoneDigits(phone)}`, [name, phone].filter(Boolean).join(' ')];
      if (contact && !contacts.has(key)) contacts.set(key, contact);
    }
  }
  const text = [...contacts.values()].join('; ');
  const [row] = rows;
  if (text.length > 200 && row) {
    wrongs.add(row, 'emergency1Name', withValues('Must be at most {{maximum}} characters', { maximum: 200 }));
  }
  return text || null;
}

/** Whom the rows themselves say may not pick the child up is nobody to call either (child-file-6). */
const withBarred = ({ guardians, barred }: Around, mentions: readonly Mention[]): Around => ({
  guardians,
  barred: [
    ...barred,
    ...mentions
      .filter(({ mayPickUp }) => !mayPickUp)
      .map(({ name }) => ({ name: `${name.firstName} ${name.lastName}` })),
  ],
});

const joined = (rows: readonly Row[], field: FileField): string | null =>
  [...new Set(rows.map((row) => row.get(field)).filter(Boolean))].join('; ').slice(0, 1000) || null;

type Met = readonly { readonly mention: Mention; readonly right: PlannedRight }[];

/** Who of the rows gets rights; null where a row contradicts another one. */
function rightsOf({ lastName }: Group, mentions: readonly Mention[], people: People, wrongs: Wrongs): Met | null {
  const found = new Map<number, Met[number]>();
  for (const mention of mentions) {
    const person = people.find(mention, lastName, wrongs);
    if (person === null) return null;
    if (found.has(person)) continue;
    const { relationship, mayPickUp } = mention;
    found.set(person, { mention, right: { person, relationship, mayPickUp } });
  }
  return [...found.values()];
}

function withStatus(
  child: ChildFields,
  { known }: Group,
  met: Met,
  mentions: readonly Mention[],
  people: People,
  fileChanges: readonly Change[],
): PlannedChild {
  const [first] = mentions;
  // Without a list of contacts of its own, a child's first guardian is whom to reach.
  const contact =
    child.contact.parentName || child.contact.parentPhone || child.contact.parentEmail || !first
      ? child.contact
      : {
          ...child.contact,
          parentName: `${first.name.firstName} ${first.name.lastName}`,
          parentPhone: first.phone,
          parentEmail: first.email,
          relationship: child.contact.relationship ?? first.relationship,
        };
  if (!known) return { ...child, contact, status: 'new', changes: [], guardians: met.map(({ right }) => right) };
  const isNew = ({ right }: Met[number]) => {
    const id = people.all[right.person]?.id ?? null;
    return id === null || !people.isGuardianOf(id, known.id);
  };
  const added = met.filter(isNew);
  const changes = [
    ...changesOf(child, known),
    ...fileChanges,
    ...added.map(({ right }): Change => {
      const person = people.all[right.person];
      return { field: 'guardian', before: '', after: `${person?.firstName ?? ''} ${person?.lastName ?? ''}` };
    }),
  ];
  return {
    ...child,
    status: changes.length > 0 ? 'changed' : 'same',
    changes,
    guardians: added.map(({ right }) => right),
  };
}

/** What the file says otherwise of a child who is here; what it leaves empty stays. */
function changesOf(child: ChildFields, known: KnownChild): Change[] {
  const said: readonly (readonly [field: string, before: string | null, after: string | null])[] = [
    ['room', known.room, child.room],
    ['startDate', known.enrolledOn, child.enrolledOn],
    ['leavingDate', known.leavesOn, child.leavesOn],
    ['allergies', known.allergies, child.allergies],
    ['emergency1Name', known.emergencyContact, child.emergencyContact],
    ['contactName', known.parentName, child.contact.parentName],
    ['contactPhone', known.parentPhone, child.contact.parentPhone],
    ['contactEmail', known.parentEmail, child.contact.parentEmail],
    ['contactLicense', known.parentDriversLicense, child.contact.parentDriversLicense],
    ['contactRelationship', known.relationship, child.contact.relationship],
    ['weekdays', known.weekdays, child.weekdays],
    // Whom an export names is entered already (imports-11).
    ['pickup', child.pickup === known.enteredPickup ? child.pickup : known.pickup, child.pickup],
  ];
  return said.flatMap(([field, before, after]) => {
    const isPhoneField = field === 'contactPhone';
    const key = (text: string) => (isPhoneField ? phoneDigits(text) : nameKey(text));
    return after && key(after) !== key(before ?? '') ? [{ field, before: before ?? '', after }] : [];
  });
}
