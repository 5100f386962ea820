import type { ContactKind } from '#contract/child-file-choices.ts';
import { type Answers, askedBlocks, everyBlock } from '#contract/forms-asked.ts';
import type { FormBody } from '#contract/forms-blocks.ts';
import { MAPPABLE, type MappableField } from '#contract/forms-choices.ts';
import type { MappedBlock } from '#contract/forms-mapped.ts';
import type { Contact } from '#server/domains/child-file/rules.ts';
import type { Said, SaidChange, SeenFile } from '#server/domains/child-file/said-rules.ts';

const CONTACTS: Partial<Readonly<Record<MappableField, ContactKind>>> = {
  'file.doctors': 'doctor',
  'file.dentists': 'dentist',
  'file.hospitals': 'hospital',
  'file.emergency-contacts': 'emergency',
  'file.homes': 'home',
};

/** The mapped blocks of a form, those of conditions too. */
export const mappedBlocks = (body: Pick<FormBody, 'blocks'>): MappedBlock[] =>
  everyBlock(body).flatMap(({ block }) => (block.kind === 'mapped' ? [block] : []));

/** What was answered last and is asked again; what the file knows, an agreement or a file is not taken from there. */
export function renewedAnswers(body: Pick<FormBody, 'blocks'>, last: Answers): Answers {
  const kept = everyBlock(body).flatMap(({ block }) => {
    if (!('key' in block) || block.kind === 'mapped' || block.kind === 'consent' || block.kind === 'file') return [];
    return Object.hasOwn(last, block.key) ? [[block.key, last[block.key]] as const] : [];
  });
  return Object.fromEntries(kept);
}

export const asksInsurance = (body: Pick<FormBody, 'blocks'>): boolean =>
  mappedBlocks(body).some(({ field }) => field === 'file.insurance');

type Entry = Readonly<Record<string, string>>;

/** What the file says of each mapped block, as an answer; nothing where it says nothing. */
export function answersFrom(body: Pick<FormBody, 'blocks'>, seen: SeenFile): Answers {
  const answers: Record<string, unknown> = {};
  for (const { key, field } of mappedBlocks(body)) {
    const answer = answerFrom(field, seen);
    if (answer !== '' && answer !== null && !(Array.isArray(answer) && answer.length === 0)) answers[key] = answer;
  }
  return answers;
}

function answerFrom(field: MappableField, { record, care, languages, insurance, contacts }: SeenFile): unknown {
  const kind = CONTACTS[field];
  const shape = MAPPABLE[field];
  if (kind) {
    const own = contacts.filter((contact) => contact.kind === kind).slice(0, 'parts' in shape ? shape.most : 0);
    return own.map(({ name, relationship, phoneNumber, address }) =>
      entryOf({
        name,
        'phone-number': phoneNumber,
        address,
        ...(kind === 'emergency' && { relationship }),
      }),
    );
  }
  switch (field) {
    case 'child.first-name':
      return record.firstName;
    case 'child.last-name':
      return record.lastName;
    case 'child.date-of-birth':
      return record.dateOfBirth;
    case 'child.allergies':
      return record.allergies;
    case 'file.languages':
      return languages.map((language) => ({ language }));
    case 'file.diet':
      return care.diet;
    case 'file.special-needs':
      return care.specialNeeds;
    case 'file.insurance':
      return insurance
        ? [
            entryOf({
              insurer: insurance.insurer,
              'member-number': insurance.memberNumber,
              'group-number': insurance.groupNumber,
              holder: insurance.holder,
              'phone-number': insurance.phoneNumber,
            }),
          ]
        : [];
    default:
      return null;
  }
}

const entryOf = (parts: Readonly<Record<string, string | null>>): Entry =>
  Object.fromEntries(Object.entries(parts).filter((part): part is [string, string] => part[1] !== null));

/**
 * What judged answers say of the child's file. What is left empty takes away allergies, diet and special needs, which wait for staff;
 * nothing else is taken away by an empty answer.
 */
export function saidBy(body: FormBody, answers: Answers): Said {
  let said: Said = {};
  for (const block of askedBlocks(body, answers)) {
    if (block.kind !== 'mapped') continue;
    said = withSaid(said, block.field, answers[block.key]);
  }
  return said;
}

function withSaid(said: Said, field: MappableField, answer: unknown): Said {
  const text = typeof answer === 'string' ? answer : null;
  const kind = CONTACTS[field];
  const entries = (Array.isArray(answer) ? answer : []) as readonly Entry[];
  if (kind) return { ...said, contacts: { ...said.contacts, [kind]: entries.map((entry) => contactOf(kind, entry)) } };
  const record = (part: Said['record']): Said => ({ ...said, record: { ...said.record, ...part } });
  const care = (part: Said['care']): Said => ({ ...said, care: { ...said.care, ...part } });
  switch (field) {
    case 'child.first-name':
      return text ? record({ firstName: text }) : said;
    case 'child.last-name':
      return text ? record({ lastName: text }) : said;
    case 'child.date-of-birth':
      return text ? record({ dateOfBirth: text }) : said;
    case 'child.allergies':
      return record({ allergies: text ?? '' });
    case 'file.diet':
      return care({ diet: text });
    case 'file.special-needs':
      return care({ specialNeeds: text });
    case 'file.languages':
      return entries.length > 0 ? { ...said, languages: entries.flatMap(({ language }) => language ?? []) } : said;
    case 'file.insurance': {
      const [entry] = entries;
      return entry?.insurer === undefined ? said : { ...said, insurance: insuranceOf(entry, entry.insurer) };
    }
    default:
      return said;
  }
}

const contactOf = (kind: ContactKind, entry: Entry): Contact => ({
  kind,
  name: entry.name ?? '',
  relationship: entry.relationship ?? null,
  phoneNumber: entry['phone-number'] ?? null,
  address: entry.address ?? null,
  note: null,
});

const insuranceOf = (entry: Entry, insurer: string) => ({
  insurer,
  memberNumber: entry['member-number'] ?? null,
  groupNumber: entry['group-number'] ?? null,
  holder: entry.holder ?? null,
  phoneNumber: entry['phone-number'] ?? null,
});

const NAMES: Readonly<Record<string, string>> = { phoneNumber: 'phone-number' };

/** Where in the answers a change stands whose `field` is wrong: 'doctors.0.phone-number'. */
export function placeOf(body: FormBody, answers: Answers, said: SaidChange, field: string): string {
  if (!('change' in said)) return '';
  const { change } = said;
  const asked = askedBlocks(body, answers).filter((block) => block.kind === 'mapped');
  if (change.kind === 'record') return asked.find((block) => block.field === 'child.date-of-birth')?.key ?? '';
  if (change.kind !== 'add-contact' && change.kind !== 'edit-contact') return '';
  const { kind, name } = change.contact;
  const block = asked.find((one) => CONTACTS[one.field] === kind);
  if (!block) return '';
  const entries = answers[block.key] as readonly Entry[] | undefined;
  return `${block.key}.${entries?.findIndex((entry) => entry.name === name) ?? 0}.${NAMES[field] ?? field}`;
}
