import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/node';
import { type ModelChild, type ModelGuardian, pick, type Random, shuffled } from './families.ts';

/** What a column of a generated file holds; guardians have their number. */
export type Meaning = string;
export interface Rendered {
  readonly bytes: Buffer;
  /** By column; null: it means nothing. */
  readonly meanings: readonly (Meaning | null)[];
  /** Lines of each child, and what was made wrong in which. */
  readonly lines: readonly (readonly number[])[];
  readonly wrong: readonly { readonly line: number; readonly field: string }[];
  /** Which children come in with which guardians as they are written. */
  readonly written: readonly {
    readonly child: number;
    readonly who: ModelGuardian;
    readonly email: boolean;
    readonly phone: boolean;
  }[];
  readonly order: 'mdy' | 'dmy';
}

const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  childFirstName: ['Child First Name', 'Student First Name', 'child_first_name', 'CHILD FIRST', 'studentFirstName'],
  childLastName: ['Child Last Name', 'Student Last Name', 'child_last_name', 'CHILD LAST', 'Student Family Name'],
  childName: ['Child Name', 'Student', "Child's Name", 'Student Full Name'],
  dateOfBirth: ['DOB', 'Date of Birth', 'Birthdate', 'Birth Date', 'Birthday', 'date_of_birth', 'Child DOB'],
  room: ['Room', 'Classroom', 'Class', 'Homeroom', 'Primary Room', 'Room Assignment'],
  startDate: ['Start Date', 'Enrollment Date', 'First Day', 'Date Enrolled', 'Admission Date'],
  allergies: ['Allergies', 'Known Allergies', 'Food Allergies', 'allergy notes'],
  emergency1Name: ['Emergency Contact', 'Emergency Contact Name', 'Emergency Contact 1 Name'],
  emergency1Phone: ['Emergency Phone', 'Emergency Contact Phone', 'Emergency Contact 1 Cell'],
  weekdays: ['Days', 'Schedule', 'Days Attending', 'Weekly Schedule'],
  pickup: ['Authorized Pickup', 'Approved Pickups', 'Pickup People', 'Authorized to Pick Up'],
};
const GUARDIAN: Readonly<Record<string, readonly string[]>> = {
  FirstName: ['First Name', 'first_name', 'Given Name'],
  LastName: ['Last Name', 'last_name', 'Family Name'],
  Name: ['Name', 'Full Name'],
  Email: ['Email', 'E-mail', 'Email Address'],
  Phone: ['Cell', 'Phone', 'Mobile Phone', 'Cell Phone Number', 'phone_number'],
  Relationship: ['Relationship', 'Relation', 'Relationship to Child'],
};
const PREFIXES = ['Guardian #', 'Parent #', 'guardian_#', 'Contact #', 'P#'];

const MONTHS = ['Jan', 'Feb', 'March', 'Apr', 'May', 'June', 'Jul', 'August', 'Sept', 'Oct', 'Nov', 'December'];
type DateStyle = 'mdy' | 'mdy2' | 'dmy' | 'dots' | 'iso' | 'words' | 'dashes';
const dateIn = (style: DateStyle, date: string): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  const [m, d] = [String(Number(month)), String(Number(day))];
  switch (style) {
    case 'mdy':
      return `${m}/${d}/${year}`;
    case 'mdy2':
      return `${month}/${day}/${year.slice(2)}`;
    case 'dmy':
      return `${d}/${m}/${year}`;
    case 'dots':
      return `${day}.${month}.${year}`;
    case 'words':
      return `${MONTHS[Number(month) - 1]} ${d}, ${year}`;
    case 'dashes':
      return `${d}-${MONTHS[Number(month) - 1]}-${year.slice(2)}`;
    default:
      return date;
  }
};
const phoneIn = (random: Random, digits: string) => {
  const [a, b, c] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return pick(random, [
    `(${a}) ${b}-${c}`,
    `${a}-${b}-${c}`,
    `+1 ${a} ${b} ${c}`,
    digits,
    `1.${a}.${b}.${c}`,
    `${a}.${b}.${c} ext. 12`,
  ]);
};
const nothing = (random: Random) => pick(random, ['', '', '', 'None', 'N/A', 'n/a', '-']);

const ROOM_WORDS: Readonly<Record<string, readonly string[]>> = {
  'Infant Room': ['Infant Room', 'Infants', 'infant'],
  'Toddler Room': ['Toddler Room', 'TODDLERS', 'toddler room '],
  'Preschool Room': ['Preschool Room', 'Preschool'],
  'Pre-K Room': ['Pre-K Room', 'Pre-K'],
  Butterflies: ['Butterflies', 'butterflies'],
};

export const DEFECTS = ['lastName', 'date', 'email', 'phone', 'room', 'birthdate'] as const;

/** A file of these children, with headings, order, forms and defects by chance. */
export async function renderFile(random: Random, children: readonly ModelChild[]): Promise<Rendered> {
  const style = pick<DateStyle>(random, ['mdy', 'mdy', 'mdy2', 'dmy', 'dots', 'iso', 'words', 'dashes']);
  const isWhole = random() < 0.3;
  const isByGuardian = random() < 0.3;
  const prefix = pick(random, PREFIXES);
  const guardianName = random() < 0.5 ? ['FirstName', 'LastName'] : ['Name'];
  const most = isByGuardian ? 1 : 3;
  const childMeanings = [
    ...(isWhole ? ['childName'] : ['childFirstName', 'childLastName']),
    ...['dateOfBirth', 'room', 'startDate', 'allergies', 'emergency1Name', 'emergency1Phone', 'weekdays', 'pickup'],
  ];
  const guardianMeanings = Array.from({ length: most }, (_, n) =>
    [...guardianName, 'Email', 'Phone', 'Relationship'].map((part) => `guardian${n + 1}${part}`),
  ).flat();
  const meanings = shuffled<Meaning | null>(random, [...childMeanings, ...guardianMeanings, null, null]);
  let odd = 0;
  const headings = meanings.map((meaning) => {
    if (meaning === null) {
      odd += 1;
      return `Shoe size ${odd}`;
    }
    const [, n, part] = /^guardian(\d)(\w+)$/.exec(meaning) ?? [];
    return n && part
      ? `${prefix.replace('#', n)} ${pick(random, GUARDIAN[part] ?? [])}`
      : pick(random, HEADINGS[meaning] ?? []);
  });

  const defects = new Map(
    shuffled(
      random,
      children.map((_, at) => at),
    )
      .slice(0, Math.floor(random() * 4))
      .map((at) => [at, pick(random, DEFECTS)] as const),
  );
  const nameForm = pick(random, ['first last', 'last, first']);
  const whole = (first: string, last: string) => (nameForm === 'first last' ? `${first} ${last}` : `${last}, ${first}`);
  const seen = new Set<ModelGuardian>();
  /** Days by how they are written, which a workbook may have as days. */
  const days = new Map<string, Date>();
  const dateCell = (date: string): string => {
    const text = dateIn(style, date);
    days.set(text, new Date(`${date}T00:00:00Z`));
    return text;
  };
  const rows: { readonly cells: string[]; readonly child: number }[] = [];
  const made: { readonly at: number; readonly field: string }[] = [];
  const written: Rendered['written'][number][] = [];
  for (const [at, child] of children.entries()) {
    const defect = defects.get(at);
    const sets = isByGuardian
      ? child.guardians.length === 0
        ? [[]]
        : child.guardians.map((one) => [one])
      : [child.guardians];
    for (const [n, guardians] of sets.entries()) {
      const cell = (meaning: Meaning | null): string => {
        if (meaning === null) return pick(random, ['', '22', 'x']);
        const [, number, part = ''] = /^guardian(\d)(\w+)$/.exec(meaning) ?? [];
        if (number) return guardianCell(guardians[Number(number) - 1], part);
        return childCell(meaning);
      };
      const shown = new Map<ModelGuardian, { email: boolean; phone: boolean }>();
      for (const { who } of guardians) {
        // Said once in full; later one of the two may be missing.
        const isFull = !seen.has(who) || random() < 0.6 || who.email === null;
        const gap = isFull || who.phone === null ? 'none' : 'phone';
        shown.set(who, { email: who.email !== null, phone: who.phone !== null && gap === 'none' });
        seen.add(who);
      }
      const guardianCell = (one: ModelChild['guardians'][number] | undefined, part: string): string => {
        if (!one) return '';
        const { who, relationship } = one;
        const show = shown.get(who);
        if (part === 'FirstName') return who.firstName;
        if (part === 'LastName') return who.lastName;
        if (part === 'Name') return whole(who.firstName, who.lastName);
        if (part === 'Relationship') return relationship;
        if (part === 'Email')
          return show?.email && who.email
            ? pick(random, [who.email, who.email.toUpperCase(), ` ${who.email}`])
            : nothing(random);
        return show?.phone && who.phone ? phoneIn(random, who.phone) : nothing(random);
      };
      const childCell = (meaning: string): string => {
        switch (meaning) {
          case 'childFirstName':
            return child.firstName;
          case 'childLastName':
            return child.lastName;
          case 'childName':
            return whole(child.firstName, child.lastName);
          case 'dateOfBirth':
            return dateCell(child.dateOfBirth) + (style === 'iso' && random() < 0.2 ? ' 00:00:00' : '');
          case 'room':
            return pick(random, ROOM_WORDS[child.room] ?? []);
          case 'startDate':
            return child.startDate ? dateCell(child.startDate) : nothing(random);
          case 'allergies':
            return child.allergies || pick(random, ['', 'None', 'no known allergies', 'NKA', 'N/A']);
          case 'emergency1Name':
            return child.emergencyName ?? nothing(random);
          case 'emergency1Phone':
            return child.emergencyPhone ? phoneIn(random, child.emergencyPhone) : nothing(random);
          case 'weekdays':
            return child.weekdays ?? nothing(random);
          default:
            return child.pickup ?? nothing(random);
        }
      };
      const cells = meanings.map(cell);
      if (defect && n === 0) {
        const field = spoil(cells, meanings, defect, {
          style,
          isWhole,
          hasGuardian: guardians.length > 0,
          isAlone: sets.length === 1,
        });
        if (field) made.push({ at: rows.length, field });
      }
      for (const [who, show] of shown) written.push({ child: at, who, ...show });
      rows.push({ cells, child: at });
    }
  }

  const hasTitle = random() < 0.3;
  const above = hasTitle ? [['Enrollment report, Maple Street'], []] : [];
  const table = [...above, headings, ...rows.map(({ cells }) => cells)];
  const first = above.length + 2;
  return {
    bytes: await bytesOf(random, table, days),
    meanings,
    lines: children.map((_, at) => rows.flatMap(({ child }, n) => (child === at ? [first + n] : []))),
    wrong: made.map(({ at, field }) => ({ line: first + at, field })),
    written,
    order: style === 'dmy' ? 'dmy' : 'mdy',
  };
}

/** Makes one cell of a row wrong; answers which, or nothing where there is none to spoil. */
function spoil(
  cells: string[],
  meanings: readonly (Meaning | null)[],
  defect: (typeof DEFECTS)[number],
  {
    style,
    isWhole,
    hasGuardian,
    isAlone,
  }: { style: DateStyle; isWhole: boolean; hasGuardian: boolean; isAlone: boolean },
): string | null {
  const put = (field: string, value: string) => {
    cells[meanings.indexOf(field)] = value;
    return field;
  };
  switch (defect) {
    case 'lastName':
      // Which child a row means is said by its others, too: without a name it is left out alone.
      if (!isAlone) return null;
      return isWhole ? put('childName', 'Cher') : put('childLastName', '');
    case 'date':
      return put('dateOfBirth', style === 'dmy' ? '31/2/2022' : style === 'dots' ? '31.02.2022' : '2/31/2022');
    case 'birthdate':
      return !isAlone ? null : put('dateOfBirth', '');
    case 'email':
      return hasGuardian ? put('guardian1Email', 'ana at home') : null;
    case 'phone':
      return hasGuardian ? put('guardian1Phone', '5.12555E+09') : null;
    default:
      return isAlone ? put('room', 'Moon Base') : null;
  }
}

type Table = readonly (readonly string[])[];

/** What Excel makes of a text that is typed into it: a day or a number where it is one; some columns were made texts. */
function typed(random: Random, value: string, days: ReadonlyMap<string, Date>) {
  const day = days.get(value);
  if (day && random() < 0.6) return { value: day, type: Date, format: 'mm/dd/yyyy' };
  if (/^[1-9]\d{0,9}$/.test(value) && random() < 0.6) return { value: Number(value), type: Number };
  return { value, type: String };
}

/** What windows-1252 has between 0x80 and 0x9f, in its order; a blank where it has nothing. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const windowsBytes = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (letter) => {
      const at = letter === ' ' ? -1 : WINDOWS.indexOf(letter);
      return at < 0 ? letter.charCodeAt(0) : 0x80 + at;
    }),
  );

async function bytesOf(random: Random, table: Table, days: ReadonlyMap<string, Date>): Promise<Buffer> {
  const form = pick(random, ['utf8', 'utf8', 'bom', 'utf16le', 'utf16be', 'windows', 'xlsx']);
  if (form === 'xlsx') {
    const cells = table.map((row) => row.map((value) => typed(random, value, days)));
    return writeXlsxFile(cells as never, { sheet: 'Roster' }).toBuffer();
  }
  const text = stringify(table as string[][], {
    delimiter: pick(random, [',', ',', ';', '\t', '|']),
    record_delimiter: pick(random, ['\n', '\r\n']),
  });
  if (form === 'utf16le') return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  if (form === 'utf16be') return Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]);
  if (form === 'windows') return windowsBytes(text);
  return Buffer.from((form === 'bom' ? '\uFEFF' : '') + text);
}
