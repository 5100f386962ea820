import { describe, expect, test } from 'vitest';
import type { FileField } from '#contract/imports-fields.ts';
import { type ModelChild, randomBy, someFamilies } from '#testing/spreadsheets/families.ts';
import { type Rendered, renderFile } from '#testing/spreadsheets/render.ts';
import { brightwheelLike, fortyChildren, procareLike } from '#testing/spreadsheets/samples.ts';
import { guessColumns, kindOf } from './headings.ts';
import type { Choices, Known, Plan } from './plan.ts';
import { readFileBytes } from './read.ts';
import { survey } from './survey.ts';
import { dateOf, isPhone, meant, meantAllergies, nameParts, orderProvedBy, phoneDigits } from './values.ts';

const KNOWN: Known = {
  today: '2026-03-02',
  rooms: [
    { name: 'Infant Room', ageGroup: 'infants' },
    { name: 'Toddler Room', ageGroup: 'toddlers' },
    { name: 'Preschool Room', ageGroup: 'preschool' },
    { name: 'Pre-K Room', ageGroup: 'pre-k' },
    { name: 'Playground', ageGroup: null },
  ],
  places: [],
  roles: ['Nurse'],
  staffEmails: [],
  children: [],
  guardians: [],
  barred: [],
};

/** What a file should be read as, by the plain model alone. */
function modelled(children: readonly ModelChild[], { lines, wrong, written }: Rendered) {
  const isRight = (at: number) => !wrong.some(({ line }) => lines[at]?.includes(line));
  const known = written.filter(({ child }) => isRight(child));
  const person = (who: ModelChild['guardians'][number]['who']) => ({
    name: `${who.firstName} ${who.lastName}`,
    email: known.some((one) => one.who === who && one.email) ? who.email : null,
    phone: known.some((one) => one.who === who && one.phone) ? who.phone : null,
  });
  return children.flatMap((child, at) =>
    isRight(at)
      ? [
          {
            lines: lines[at],
            name: `${child.firstName} ${child.lastName}`,
            dateOfBirth: child.dateOfBirth,
            room: child.room.toLowerCase(),
            enrolledOn: child.startDate,
            allergies: child.allergies,
            emergency: [child.emergencyName, child.emergencyPhone].filter(Boolean).join(' ') || null,
            weekdays: child.weekdays,
            pickup: child.pickup,
            guardians: child.guardians.map(({ who, relationship }) => ({ ...person(who), relationship })),
          },
        ]
      : [],
  );
}

/** 'Ana Aunt (512) 777-1000' → 'Ana Aunt 5127771000'. */
const withDigits = (contact: string | null): string | null =>
  contact?.replace(/[+(\d].*$/, (phone) => phoneDigits(phone)) ?? null;

/** What it was read as, in the same words. */
const read = ({ children, people }: Plan) =>
  children
    .toSorted((one, other) => (one.lines[0] ?? 0) - (other.lines[0] ?? 0))
    .map((child) => ({
      lines: child.lines,
      name: `${child.firstName} ${child.lastName}`,
      dateOfBirth: child.dateOfBirth,
      room: child.room.toLowerCase(),
      enrolledOn: child.enrolledOn,
      allergies: child.allergies,
      emergency: withDigits(child.emergencyContact),
      weekdays: child.weekdays,
      pickup: child.pickup,
      guardians: child.guardians.map(({ person, relationship }) => {
        const who = people[person];
        return {
          name: `${who?.firstName} ${who?.lastName}`,
          email: who?.email?.toLowerCase() ?? null,
          phone: who?.phoneNumber ? phoneDigits(who.phoneNumber) : null,
          relationship,
        };
      }),
    }));

describe('200 files by chance are read as the plain model says, cell by cell', () => {
  test.each(Array.from({ length: 200 }, (_, seed) => seed))('file %i', async (seed) => {
    const random = randomBy(seed * 7919 + 1);
    const children = someFamilies(random, 40);
    const file = await renderFile(random, children);
    const spreadsheet = await readFileBytes(file.bytes);
    const columns = guessColumns(kindOf(spreadsheet.headings), spreadsheet.headings);
    expect(columns.map((field) => field ?? null)).toEqual(file.meanings);

    const choices: Choices = {
      kind: 'children',
      columns: columns as (FileField | null)[],
      dateOrder: null,
      rooms: { butterflie: { ageGroup: 'preschool' } },
      edits: {},
    };
    const first = survey(spreadsheet, choices, KNOWN);
    if (!first.dates.isAsked) expect(['mdy', file.order]).toContain(first.dates.order);
    const { plan } = first.dates.isAsked ? survey(spreadsheet, { ...choices, dateOrder: file.order }, KNOWN) : first;
    expect(read(plan)).toEqual(modelled(children, file));
    expect(plan.wrong.map(({ line, field }) => ({ line, field }))).toEqual(file.wrong);
    expect(plan.leftOut).toEqual(
      file.lines.filter((own) => own.some((line) => file.wrong.some((bad) => bad.line === line))).flat(),
    );
    // One person for each who was written, siblings' shared ones included.
    const persons = new Set(plan.children.flatMap(({ guardians }) => guardians.map(({ person }) => person)));
    const right = file.written.filter(({ child }) => !file.wrong.some(({ line }) => file.lines[child]?.includes(line)));
    expect(persons.size).toBe(new Set(right.map(({ who }) => who)).size);
  });
});

test.each([
  ['Brightwheel', brightwheelLike, false],
  ['Procare', procareLike, true],
] as const)('a file like %s’s of 40 children is read as the plain model says', async (_, make, isByGuardian) => {
  const file = await readFileBytes(make(0));
  const choices: Choices = {
    kind: kindOf(file.headings),
    columns: guessColumns(kindOf(file.headings), file.headings),
    dateOrder: null,
    rooms: { butterflie: { ageGroup: 'preschool' } },
    edits: {},
  };
  const { plan, dates } = survey(file, choices, KNOWN);
  expect([dates.isAsked, dates.order, plan.wrong]).toEqual([false, 'mdy', []]);
  const people = (children: ReturnType<typeof read>) =>
    children.map(({ guardians }) => guardians.map(({ name, email, phone }) => ({ name, email, phone })));
  const model = fortyChildren(0);
  const right = read(plan);
  expect(people(right)).toEqual(
    model.map(({ guardians }) =>
      guardians.map(({ who }) => ({ name: `${who.firstName} ${who.lastName}`, email: who.email, phone: who.phone })),
    ),
  );
  expect(
    right.map(({ name, dateOfBirth, room, enrolledOn, allergies }) => [name, dateOfBirth, room, enrolledOn, allergies]),
  ).toEqual(
    model.map(({ firstName, lastName, dateOfBirth, room, startDate, allergies }) => [
      `${firstName} ${lastName}`,
      dateOfBirth,
      room.toLowerCase(),
      startDate,
      allergies,
    ]),
  );
  const own = new Set(model.flatMap(({ guardians }) => guardians.map(({ who }) => who)));
  expect(new Set(plan.children.flatMap(({ guardians }) => guardians.map(({ person }) => person))).size).toBe(own.size);
  if (!isByGuardian)
    expect(right.map(({ emergency, weekdays, pickup }) => [emergency !== null, weekdays, pickup])).toEqual(
      model.map(({ emergencyName, weekdays, pickup }) => [emergencyName !== null, weekdays, pickup]),
    );
});

describe('headings of the child’s file are known', () => {
  test.each<[FileField, string[]]>([
    [
      'languages',
      [
        'Languages',
        'Home Language',
        'Primary language',
        'Languages spoken at home',
        'Sprachen',
        'Idiomas',
        'Langues parlées à la maison',
      ],
    ],
    [
      'diet',
      [
        'Diet',
        'Dietary Restrictions',
        'dietary_needs',
        'Ernährung',
        'Restricciones alimentarias',
        'Régime alimentaire',
      ],
    ],
    [
      'specialNeeds',
      ['Special Needs', 'special_needs', 'Besondere Bedürfnisse', 'Necesidades especiales', 'Besoins particuliers'],
    ],
    [
      'doctorName',
      [
        'Doctor',
        "Doctor's Name",
        'Physician Name',
        'Primary Care Physician',
        'Pediatrician',
        'Kinderärztin',
        'Médico',
        'Médecin',
      ],
    ],
    [
      'doctorPhone',
      [
        'Doctor Phone',
        'Physician Phone Number',
        'doctor_phone',
        'Arzt Telefon',
        'Teléfono del médico',
        'Téléphone du médecin',
      ],
    ],
    ['doctorAddress', ['Doctor Address', 'Physician Office Address']],
    ['dentistName', ['Dentist', 'Dentist Name', 'Zahnarzt', 'Dentista', 'Dentiste']],
    ['dentistPhone', ['Dentist Phone', 'dentistPhone', 'Zahnarzt Telefonnummer']],
    [
      'hospitalName',
      ['Hospital', 'Preferred Hospital', 'Hospital Preference', 'Emergency Hospital', 'Krankenhaus', 'Hôpital'],
    ],
    [
      'emergencyContacts',
      ['Emergency Contacts', 'emergencyContacts', 'Notfallkontakte', 'Contactos de emergencia', 'Contacts d’urgence'],
    ],
    [
      'homes',
      ['Homes', 'Child Address', "Student's Home Address", 'Anschrift des Kindes', 'Domicilio', 'Adresse de l’enfant'],
    ],
  ])('%s', (field, headings) => {
    for (const heading of headings) expect([heading, ...guessColumns('children', [heading])]).toEqual([heading, field]);
  });

  test('beside those of others, which stay theirs', () => {
    const headings = [
      'Emergency Contact Name',
      'Emergency Contact Phone',
      'Home Address',
      'Doctor',
      'Doctor Name',
      'Class',
    ];
    expect(guessColumns('children', headings)).toEqual([
      'emergency1Name',
      'emergency1Phone',
      'guardian1Address',
      null,
      'doctorName',
      'room',
    ]);
  });
});

describe('dates', () => {
  test.each([
    ['3/7/2022', 'mdy', '2022-03-07'],
    ['3/7/2022', 'dmy', '2022-07-03'],
    ['03-07-22', 'mdy', '2022-03-07'],
    ['7.3.2022', 'mdy', '2022-03-07'],
    ['2022/3/7', 'dmy', '2022-03-07'],
    ['20220307', 'mdy', '2022-03-07'],
    ['March 7th, 2022', 'mdy', '2022-03-07'],
    ['Monday, 7 March 2022', 'mdy', '2022-03-07'],
    ['7-Mar-22', 'mdy', '2022-03-07'],
    ['2022-03-07T00:00:00.000Z', 'mdy', '2022-03-07'],
    ['3/7/2022 12:00 AM', 'mdy', '2022-03-07'],
    ['44627', 'mdy', '2022-03-07'],
    ['3/7/85', 'mdy', '1985-03-07'],
    ['2/29/2023', 'mdy', null],
    ['13/13/2022', 'mdy', null],
    ['Marmalade 7, 2022', 'mdy', null],
    ['soon', 'mdy', null],
    ['7', 'mdy', null],
  ] as const)('%s (%s)', (cell, order, date) => {
    expect(dateOf(cell, order, 2026)).toBe(date);
  });
  test('prove their order where one of the figures can be no month', () => {
    expect(['3/25/2022', '25/3/2022', '3/7/2022', '25.3.2022', '2022-03-25'].map(orderProvedBy)).toEqual([
      'mdy',
      'dmy',
      null,
      null,
      null,
    ]);
  });
});

test('phones are the same when their digits are, and are none without', () => {
  const forms = [
    '+1 (512) 555-0100',
    '1-512-555-0100',
    '512.555.0100',
    '5125550100',
    '(512) 555-0100 x22',
    '512 555 0100 ext. 4',
  ];
  expect(new Set(forms.map(phoneDigits))).toEqual(new Set(['5125550100']));
  expect(forms.every(isPhone)).toBe(true);
  expect(['5.12555E+09', '555', 'call mom', '512-555-0100 / 512-555-0101', ''].map(isPhone)).toEqual(
    Array(5).fill(false),
  );
});

test('what says nothing is empty, and what says something stays', () => {
  expect(['None', 'n/a', 'N.A.', '-', '—', '?', '#N/A', ' '].map(meant)).toEqual(Array(8).fill(''));
  expect(['No known allergies', 'NKDA', 'none known', 'No', 'no food allergies'].map(meantAllergies)).toEqual(
    Array(5).fill(''),
  );
  expect(['Nonesuch', 'No peanuts', 'Notre Dame'].map(meantAllergies)).toEqual([
    'Nonesuch',
    'No peanuts',
    'Notre Dame',
  ]);
});

test('whole names fall into their parts', () => {
  const parts = [
    'Ana Lopez',
    'Lopez, Ana',
    'Ana Maria Lopez',
    'Ludwig van der Berg',
    'Martin King Jr.',
    'Cher',
    'de la Cruz, Ana',
  ].map(nameParts);
  expect(parts.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
    ['Ana', 'Lopez'],
    ['Ana', 'Lopez'],
    ['Ana Maria', 'Lopez'],
    ['Ludwig', 'van der Berg'],
    ['Martin', 'King Jr.'],
    ['Cher', ''],
    ['Ana', 'de la Cruz'],
  ]);
});
