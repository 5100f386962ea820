import { type GuardianColumn, type GuardianField, MOST_GUARDIANS } from '#contract/imports-fields.ts';
import { Email } from '#contract/kernel/primitives.ts';
import { withValues } from '#server/kernel/i18n/translate.ts';
import type { Known, KnownGuardian, PlannedPerson } from './plan.ts';
import type { Row, Wrongs } from './rows.ts';
import { isPhone, nameKey, nameParts, type PersonName, phoneDigits, yesOrNo } from './values.ts';

/** A guardian as a row names them. */
export interface Mention {
  readonly row: Row;
  readonly n: number;
  readonly name: PersonName;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly relationship: string;
  readonly mayPickUp: boolean;
}

const NUMBERS = Array.from({ length: MOST_GUARDIANS }, (_, at) => at + 1);
const field = (n: number, name: GuardianField) => `guardian${n}${name}` as GuardianColumn;

/** The guardians that a row names. Who is only named by the first name has the child's last name. */
export function mentionsOf(row: Row, childLastName: string, people: People, wrongs: Wrongs): Mention[] {
  return NUMBERS.flatMap((n) => {
    const said = (name: GuardianField) => row.get(field(n, name));
    if (['FirstName', 'LastName', 'Name', 'Email', 'Phone'].every((name) => said(name as GuardianField) === ''))
      return [];
    const before = wrongs.cells.length;
    const name = nameOf(row, n, childLastName, wrongs);
    const email = said('Email');
    if (email !== '' && !Email.safeParse(email).success) {
      wrongs.add(row, field(n, 'Email'), 'Enter one e-mail address, as ana@example.com');
    }
    if (said('Phone') !== '' && !isPhone(said('Phone')) && !people.hasPhone(said('Phone'))) {
      wrongs.add(row, field(n, 'Phone'), 'Enter one phone number of 7 to 15 digits, as (512) 555-0100');
    }
    const may = said('MayPickUp') === '' ? true : yesOrNo(said('MayPickUp'));
    if (may === null) wrongs.add(row, field(n, 'MayPickUp'), 'Say yes or no');
    for (const [part, most] of [
      ['Relationship', 40],
      ['Address', 300],
    ] as const) {
      if (said(part).length > most) {
        wrongs.add(row, field(n, part), withValues('Must be at most {{maximum}} characters', { maximum: most }));
      }
    }
    if (wrongs.cells.length > before) return [];
    return [
      {
        row,
        n,
        name,
        email: email || null,
        phone: said('Phone') || null,
        address: said('Address') || null,
        relationship: said('Relationship') || 'parent',
        mayPickUp: may ?? true,
      },
    ];
  });
}

function nameOf(row: Row, n: number, childLastName: string, wrongs: Wrongs): PersonName {
  const whole = row.get(field(n, 'Name'));
  const [first, last] = [row.get(field(n, 'FirstName')), row.get(field(n, 'LastName'))];
  const isWhole = first === '' && last === '' && whole !== '';
  const name = isWhole ? nameParts(whole) : { firstName: first, lastName: last };
  const at = field(n, isWhole || row.cell(field(n, 'FirstName')).column === null ? 'Name' : 'FirstName');
  if (/[&/+;\n]|\b(and|und|y|et)\b/i.test(`${name.firstName} ${name.lastName}`)) {
    wrongs.add(row, at, 'Name one person here, and the other in columns of their own');
  } else if (name.firstName === '') {
    wrongs.add(row, at, 'Enter the name of the person with this email or phone');
  } else if (name.firstName.length > 80 || name.lastName.length > 80) {
    wrongs.add(row, at, withValues('Must be at most {{maximum}} characters', { maximum: 80 }));
  }
  return { firstName: name.firstName, lastName: name.lastName || childLastName };
}

type Person = { -readonly [K in keyof PlannedPerson]: PlannedPerson[K] } & {
  /** Last names of the children whose guardian this is. */
  readonly families: Set<string>;
  readonly line: number | null;
};

/** Finds out who is who: one e-mail is one person, and so is one name with one phone, or within one family. */
export class People {
  readonly all: Person[] = [];
  readonly #byEmail = new Map<string, number>();
  readonly #byName = new Map<string, number[]>();
  readonly #rights = new Set<string>();
  readonly #phones = new Set<string>();

  constructor({ guardians, children }: Known) {
    const lastNames = new Map(children.map(({ id, lastName }) => [id, nameKey(lastName)]));
    for (const guardian of guardians) this.#addKnown(guardian, lastNames);
  }

  /** Whether somebody who is here is a guardian of a child who is here. */
  isGuardianOf(id: number, childId: number): boolean {
    return this.#rights.has(`${id} ${childId}`);
  }

  /** Whether somebody who is here has a phone in these words, however they read. */
  hasPhone(phone: string): boolean {
    return this.#phones.has(nameKey(phone));
  }

  #addKnown(
    { id, firstName, lastName, email, phoneNumber, childIds }: KnownGuardian,
    lastNames: ReadonlyMap<number, string>,
  ) {
    if (phoneNumber !== null) this.#phones.add(nameKey(phoneNumber));
    for (const childId of childIds) this.#rights.add(`${id} ${childId}`);
    const families = new Set(childIds.flatMap((childId) => lastNames.get(childId) ?? []));
    this.#put({ id, firstName, lastName, email, phoneNumber, address: null, families, line: null });
  }

  #put(person: Person): number {
    const at = this.all.push(person) - 1;
    if (person.email !== null) this.#byEmail.set(nameKey(person.email), at);
    const key = fullKey(person);
    this.#byName.set(key, [...(this.#byName.get(key) ?? []), at]);
    return at;
  }

  /** The place in `all` of whoever is meant; null when the row contradicts another one. */
  find(mention: Mention, childLastName: string, wrongs: Wrongs): number | null {
    const at = mention.email === null ? undefined : this.#byEmail.get(nameKey(mention.email));
    const known = at === undefined ? undefined : this.all[at];
    if (known && at !== undefined) {
      if (refuseOther(known, mention, wrongs)) return null;
      return this.#meet(at, mention, childLastName);
    }
    const alike = this.#alike(mention, childLastName);
    if (alike !== undefined) return this.#meet(alike, mention, childLastName);
    return this.#put({
      id: null,
      ...mention.name,
      email: mention.email,
      phoneNumber: mention.phone,
      address: mention.address,
      families: new Set([nameKey(childLastName)]),
      line: mention.row.line,
    });
  }

  #alike(mention: Mention, childLastName: string): number | undefined {
    const digits = mention.phone && phoneDigits(mention.phone);
    return (this.#byName.get(fullKey(mention.name)) ?? []).find((at) => {
      const person = this.all[at];
      if (!person || (person.email !== null && mention.email !== null)) return false;
      const own = person.phoneNumber && phoneDigits(person.phoneNumber);
      if (digits && own) return digits === own;
      return person.families.has(nameKey(childLastName));
    });
  }

  /** What was not known of them is now; of somebody who is here already nothing changes. */
  #meet(at: number, mention: Mention, childLastName: string): number {
    const person = this.all[at];
    if (!person) return at;
    person.families.add(nameKey(childLastName));
    if (person.id !== null) return at;
    person.phoneNumber ??= mention.phone;
    person.address ??= mention.address;
    if (person.email === null && mention.email !== null) {
      person.email = mention.email;
      this.#byEmail.set(nameKey(mention.email), at);
    }
    return at;
  }
}

const fullKey = ({ firstName, lastName }: PersonName) => nameKey(`${firstName} ${lastName}`);

/** One e-mail is one person: another name with it, or within the file another phone, is a mistake in one of the rows. */
function refuseOther(known: Person, { name, phone, row, n }: Mention, wrongs: Wrongs): boolean {
  const whose = `${known.firstName} ${known.lastName}`;
  if (fullKey(known) !== fullKey(name)) {
    const values = { name: whose, line: known.line ?? 0 };
    const text =
      known.line === null
        ? 'This is the e-mail of {{name}}, who is here already. Each person needs their own, or none'
        : 'This is the e-mail of {{name}} in line {{line}}. Each person needs their own, or none';
    wrongs.add(row, field(n, 'Email'), { text, values });
    return true;
  }
  if (known.id === null && known.phoneNumber && phone && phoneDigits(known.phoneNumber) !== phoneDigits(phone)) {
    const values = { name: whose, phone: known.phoneNumber, line: known.line ?? 0 };
    wrongs.add(row, field(n, 'Phone'), {
      text: '{{name}} has the phone {{phone}} in line {{line}}. Use one of the two',
      values,
    });
    return true;
  }
  return false;
}
