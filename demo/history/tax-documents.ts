import { LAST_TAX_YEAR } from '#contract/tax-documents-types.ts';
import type { Scope } from '#server/db/scope.ts';
import { giveTaxDocument } from '#server/domains/tax-documents/commands.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { CENTER, PROVIDER, writeLetter } from '../letters.ts';
import type { Household } from '../people/households.ts';
import { DIRECTOR } from '../people/staff.ts';
import type { Shelf } from '../shelf.ts';
import { timeOf } from '../time.ts';
import type { Deed } from '../timeline.ts';

/** Letters of so many years. */
const YEARS = 2;
const SENT = '01-28';
const FIRST_LETTER = 14 * 60;

/** Each family gets a receipt when it comes; in January those of the year before get their letter, and all a notice. */
export function taxDocuments(calendar: Calendar, cast: Cast, shelf: Shelf, households: readonly Household[]): Deed[] {
  const thisYear = Number(calendar.today.slice(0, 4));
  const latest = calendar.today > `${thisYear}-${SENT}` ? thisYear - 1 : thisYear - 2;
  const years = Array.from({ length: YEARS }, (_, back) => latest - back)
    .filter((year) => year <= LAST_TAX_YEAR)
    .toReversed();
  const letters = years.flatMap((year) => [
    notice(calendar, cast, shelf, year),
    ...households
      .filter((household) => livedThrough(household, year))
      .map((household, index) => letter(calendar, cast, shelf, household, year, index)),
  ]);
  return [...households.flatMap((household) => receipt(calendar, cast, shelf, household)), ...letters];
}

function letter(
  calendar: Calendar,
  cast: Cast,
  shelf: Shelf,
  { key, address, children }: Household,
  year: number,
  index: number,
): Deed {
  const day = `${year + 1}-${SENT}`;
  const at = calendar.moment(day, timeOf(FIRST_LETTER + index));
  const title = `Child care provider letter ${year}`;
  const names = children.filter(({ enrolledOn }) => enrolledOn <= `${year}-12-31`).map((child) => child.key);
  const file = shelf.document(`letter ${year} ${key}`, `Provider letter ${year} ${key}.pdf`, () =>
    writeLetter({
      at,
      dated: inWords(day),
      to: [key, ...address.split(', ')],
      subject: title,
      paragraphs: [
        `In ${year} we cared for ${list(names)}. For the Child and Dependent Care Credit, or a dependent care account of your employer, you are asked who provided the care. This is what form W-10 asks for:`,
      ],
      facts: [...PROVIDER, ['Children in our care', list(names)]],
      from: `${DIRECTOR}, Director`,
    }),
  );
  return {
    at,
    by: () => cast.staff(DIRECTOR),
    act: async (scope) =>
      giveTaxDocument(scope, {
        ...stored(await file(scope)),
        documentType: 'dependent_care_assistance',
        title,
        description: 'Our name, address and tax number, as form W-10 asks for them.',
        taxYear: year,
        parentId: cast.guardian(key).id,
      }),
  };
}

function notice(calendar: Calendar, cast: Cast, shelf: Shelf, year: number): Deed {
  const day = `${year + 1}-${SENT}`;
  const at = calendar.moment(day, timeOf(FIRST_LETTER - 10));
  const title = `How to use your ${year} documents`;
  const file = shelf.document(`notice ${year}`, `Tax notice ${year}.pdf`, () =>
    writeLetter({
      at,
      dated: inWords(day),
      to: ['To all families'],
      subject: title,
      paragraphs: [
        'Each family finds a letter here with what its tax return asks about us. Please check the names and tell the office if something is wrong.',
        'If both parents file separately, we gladly write a second letter. We cannot give tax advice; a tax professional can.',
      ],
      facts: PROVIDER,
      from: `The office of ${CENTER}`,
    }),
  );
  return {
    at,
    by: () => cast.staff(DIRECTOR),
    act: async (scope) =>
      giveTaxDocument(scope, {
        ...stored(await file(scope)),
        documentType: 'other',
        title,
        description: 'For all families: what the letters are for, and whom to ask.',
        taxYear: year,
        isGlobal: true,
      }),
  };
}

/** Of the registration fee, once the whole family is here. */
function receipt(
  calendar: Calendar,
  cast: Cast,
  shelf: Shelf,
  { key, address, children, guardians }: Household,
): Deed[] {
  const day = children
    .map(({ enrolledOn }) => enrolledOn)
    .toSorted()
    .at(-1);
  if (!day || !guardians[0]?.email || Number(day.slice(0, 4)) > LAST_TAX_YEAR) return [];
  const at = calendar.moment(day, '16:20');
  const title = 'Receipt: registration fee';
  const file = shelf.document(`receipt ${key}`, `Registration fee ${key}.pdf`, () =>
    writeLetter({
      at,
      dated: inWords(day),
      to: [key, ...address.split(', ')],
      subject: title,
      paragraphs: [
        `Thank you. We received the one-time registration fee for ${list(children.map((child) => child.key))}.`,
      ],
      facts: [['Amount', REGISTRATION_FEE], ...PROVIDER],
      from: `${DIRECTOR}, Director`,
    }),
  );
  const give = async (scope: Scope) =>
    giveTaxDocument(scope, {
      ...stored(await file(scope)),
      documentType: 'payment_receipt',
      title,
      description: '',
      taxYear: Number(day.slice(0, 4)),
      parentId: cast.guardian(key).id,
    });
  return [{ at, by: () => cast.staff(DIRECTOR), act: give }];
}
/** Once per family. */
const REGISTRATION_FEE = '$150.00';

const stored = ({ fileName, filePath }: { fileName: string; filePath: string }) => ({ fileName, filePath });

/** Whether the family had a child here in that year, and its contact had an account when the letters were sent. */
const livedThrough = ({ children, guardians }: Household, year: number): boolean =>
  Boolean(guardians[0]?.email) &&
  children.some(({ enrolledOn }) => enrolledOn <= `${year}-12-31`) &&
  children.every(({ enrolledOn }) => addDays(enrolledOn, 1) < `${year + 1}-${SENT}`);

const inWords = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

const list = (names: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
