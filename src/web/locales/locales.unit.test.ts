import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { catalogueOf, catalogueSource, formOf, keyOf, speakers, usedKeys, valuesOf } from '#testing/web-texts.ts';
import { EVERYWHERE } from '#web/lib/locales.ts';

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Rightly the same in another language (names, formats, words both languages have), by whole key. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  es: [
    'activities.ouncesShown',
    'audit.formats.csv',
    'audit.formats.pdf',
    'audit.formats.xlsx',
    'audit.system',
    'billing.export.csv',
    'billing.export.xlsx',
    'billing.methods.zelle',
    'billingFamily.instructions.zelle',
    'billingFamily.payments.methods.zelle',
    'billingPlans.columns.plan',
    'center.weather.temperature',
    'centerSettings.no',
    'centerSettings.payment.zelle',
    'childrenManagement.edit.no',
    'common.no',
    'common.total',
    'compliance.shots.kinds.personal',
    'galleryManagement.visible',
    'kioskManagement.pins.state',
    'messages.priority.normal',
    'preferences.channels.push',
    'preferencesFamily.settings.formats.pdf',
    'preferencesStaff.roles.title',
    'preferencesStaff.version',
    'shell.appName',
    'shell.documentTitle',
    'shell.error',
    'taxDocumentsFamily.general',
  ],
  de: [
    'attendance.columns.status',
    'audit.formats.csv',
    'audit.formats.pdf',
    'audit.formats.xlsx',
    'audit.system',
    'billing.export.csv',
    'billing.export.xlsx',
    'billing.invoices.columns.status',
    'billing.methods.zelle',
    'billingFamily.instructions.zelle',
    'billingFamily.payments.methods.zelle',
    'cameras.fields.port',
    'camerasWatching.offline',
    'camerasWatching.online',
    'camerasWatching.status',
    'centerSettings.logo.title',
    'centerSettings.payment.zelle',
    'common.name',
    'common.status',
    'compliance.sign.name',
    'galleryManagement.columns.status',
    'kioskManagement.pins.state',
    'mail.server.host',
    'mail.server.port',
    'messages.priority.normal',
    'milestones.colors.hue-8',
    'milestones.icons.hand',
    'preferences.channels.push',
    'preferencesFamily.settings.downloads',
    'preferencesFamily.settings.formats.pdf',
    'preferencesStaff.version',
    'shell.appName',
    'shell.documentTitle',
    'shell.nav.team',
    'system.version',
  ],
  fr: [
    'activities.kinds.photo',
    'activities.ouncesShown',
    'analytics.incidents.count',
    'analytics.tabs.incidents',
    'attendance.columns.actions',
    'attendanceDialog.action',
    'attendance.performer.parent',
    'attendance.status.absent',
    'audit.formats.csv',
    'audit.formats.pdf',
    'audit.formats.xlsx',
    'audit.kinds.incidents',
    'audit.seals.kinds.version',
    'audit.system',
    'billing.export.csv',
    'billing.export.xlsx',
    'billing.methods.zelle',
    'billingFamily.instructions.contact',
    'billingFamily.instructions.zelle',
    'billingFamily.payments.methods.zelle',
    'billingFamily.subscription.states.active',
    'billingFamily.subscription.states.inactive',
    'billingLatePickups.minutes_other',
    'billingYearEnd.columns.documents',
    'cameras.fields.port',
    'camerasWatching.active',
    'camerasWatching.inactive',
    'centerSettings.payment.zelle',
    'centerSettings.rooms.placesShown_one',
    'centerSettings.rooms.placesShown_other',
    'centerSettings.weather.latitude',
    'centerSettings.weather.longitude',
    'children.relationships.parent',
    'childrenEnrollment.child.allergies',
    'common.actions',
    'common.date',
    'common.description',
    'common.parent',
    'common.total',
    'compliance.shots.dose',
    'compliance.sign.date',
    'compliance.sign.signature',
    'familyDay.header.menu',
    'familyDay.header.notifications',
    'familyDay.header.photos',
    'familyDay.tell.absence',
    'familyDay.tell.kinds.absence',
    'familyDayDetails.stats.incidents',
    'familyDayDetails.viewTitles.messages',
    'galleryManagement.columns.photo',
    'galleryManagement.fields.description',
    'galleryManagement.visible',
    'guardians.columns.contact',
    'guardiansInvitations.title',
    'guardiansInvitations.uninvited.filter',
    'imports.check.places_one',
    'imports.check.places_other',
    'imports.fields.allergies',
    'incidents.photo',
    'messages.compose.content',
    'messages.list',
    'messages.priority.urgent',
    'notifications.title',
    'planning.halfHours.places',
    'preferences.channels.push',
    'preferences.notifications',
    'preferencesFamily.settings.formats.pdf',
    'preferencesStaff.version',
    'rollCall.columns.allergies',
    'rollCall.parent',
    'security.secondStep.code',
    'shell.appName',
    'shell.documentTitle',
    'shell.nav.messages',
    'shell.notificationsRegion',
    'shell.titles.messages',
    'system.version',
    'taxDocumentsFamily.list',
    'taxDocumentsManagement.columns.document',
    'taxDocumentsManagement.columns.type',
    'taxDocumentsManagement.fields.parentsFound_one',
    'taxDocumentsManagement.fields.parentsFound_other',
  ],
};

const filesOf = (language: Language) =>
  globSync(`src/web/locales/${language}/*.json`, { cwd: root })
    .map((path) => basename(path))
    .sort();
const everything = (language: Language) => catalogueOf(root, language);

/**
 * What is a number wherever a text names it: where a noun follows, the text has forms by number (`_one`, `_other`). A text in
 * which two numbers have nouns is made of two that have one each (`imports.check.overfullRoom`).
 */
const NUMBERS = new Set(
  'after all capacity counted days details enrolled expected given here hours interval least left minutes most open part places present rows shown taken total'.split(
    ' ',
  ),
);
/** Texts whose number is never 1, and why. */
const NEVER_ONE: Readonly<Record<string, string>> = {
  'analytics.problems.long': 'a limit',
  'audit.downloadCut': 'a limit',
  'audit.problems.long': 'a limit',
  'audit.seals.first': 'a limit',
  'billingInvoices.line.part': 'less than all of several days',
  'centerSettings.rules.kept.childRecordYears': 'limits',
  'centerSettings.rules.kept.financialRecordYears': 'limits',
  'centerSettings.rules.kept.incidentRecordYears': 'limits',
  'centerSettings.rules.kept.staffRecordYears': 'limits',
  'childrenEnrollment.page.consents.count': 'as many as there are forms',
  'compliance.links.ratioNote': 'a limit',
  'compliance.problems.long': 'a limit',
  'compliance.rowsCut': 'more rows than are shown',
  'kiosk.qr.new': 'always the same',
};
/** Every so many days, weeks, months: every single one has a text of its own beside. */
const isOfSeveral = (key: string) => key in NEVER_ONE || /^events\.recurrence\.\w+\.many\b/.test(key);
const PLURAL_NOUN = {
  en: /^(?:\p{Ll}+ )?(?:children|people|\p{Ll}+[^s\W]s)\b/u,
  es: /^\p{Ll}+[^s\W]s\b/u,
  fr: /^\p{Ll}+[^\W]s\b/u,
  de: /^\p{Lu}\p{Ll}+/u,
};
/** Words that end like a plural and are none. */
const NO_NOUNS =
  /^(?:\p{Ll}+ )?(?:besides|has|is|was|its|this|less|across|más|menos|pas|plus|dans|sans|sous|mais|años|après)\b/u;
const countsWithoutForms = (language: Language) =>
  [...everything(language)].filter(
    ([key, text]) =>
      !formOf(key) &&
      !isOfSeveral(key) &&
      [...text.matchAll(/\{\{\s*(\w+)\s*(,\s*number)?\s*\}\} (?=(.*))/g)].some(
        ([, name = '', isNumber, rest = '']) =>
          (name === 'count' || isNumber || NUMBERS.has(name)) &&
          PLURAL_NOUN[language].test(rest) &&
          !NO_NOUNS.test(rest),
      ),
  );

test.each(LANGUAGES)('%s has forms by number wherever a noun is counted', (language) => {
  expect(countsWithoutForms(language)).toEqual([]);
});

test('French keeps its signs on the line of the word before them', () => {
  const parted = [...everything('fr')].filter(([, text]) => / [:;?!»%]|« /.test(text));
  expect(parted, 'a no-break space before : and inside « », a narrow one before ; ? ! and %').toEqual([]);
});

describe('English', () => {
  test('holds nothing that no screen says', () => {
    const isUsed = usedKeys(root);
    const unused = [...everything('en').keys()].filter((key) => !isUsed(key) && !isUsed(keyOf(key)));
    expect(unused, 'Take these texts out of src/web/locales, or say them').toEqual([]);
  });

  test('is named whole where keys are checked', () => {
    const written = readFileSync(`${root}src/web/locales/english.ts`, 'utf8');
    expect(written, 'Run `node scripts/locales.ts`').toBe(catalogueSource(root));
  });

  test('gives both forms where a number counts', () => {
    const texts = everything('en');
    const lonely = [...texts.keys()].filter(
      (key) => formOf(key) && !texts.has(`${keyOf(key)}_${formOf(key) === 'one' ? 'other' : 'one'}`),
    );
    expect(lonely).toEqual([]);
  });
});

test('every screen is fetched with the namespaces it speaks, and no others', () => {
  const wrong = speakers(root, EVERYWHERE).filter(({ named, spoken }) => [...named].sort().join() !== spoken.join());
  expect(
    wrong.map(({ file, code, spoken }) => `${file}: ${code} needs [${spoken.map((name) => `'${name}'`).join(', ')}]`),
  ).toEqual([]);
});

const others = ['de', 'es', 'fr'] as const;
test.each(others)('%s has every file that English has', (language) => {
  expect(filesOf(language)).toEqual(filesOf('en'));
});

describe.each(others)('%s', (language) => {
  test('says what English says in the files it has, and no more', () => {
    const namespaces = new Set([...everything(language).keys()].map(namespaceOf));
    const english = [...everything('en').keys()].filter((key) => namespaces.has(namespaceOf(key)));
    expect(
      differences(
        english.flatMap((key) => neededFor(language, key)),
        [...everything(language).keys()],
      ),
    ).toEqual({ missing: [], unused: [] });
  });

  test('names the same values', () => {
    const [own, english] = [everything(language), everything('en')];
    const other = [...own].filter(([key, text]) => {
      const model = english.get(key) ?? english.get(`${keyOf(key)}_other`) ?? '';
      // 'One child' may say its number in words.
      return (
        withoutCount(valuesOf(text)) !== withoutCount(valuesOf(model)) ||
        (!formOf(key) && valuesOf(text) !== valuesOf(model))
      );
    });
    expect(other.map(([key]) => key)).toEqual([]);
  });

  test('says nothing in English', () => {
    const [own, english] = [everything(language), everything('en')];
    const same = [...own].filter(
      ([key, text]) => english.get(key) === text && /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, '')),
    );
    expect(same.map(([key]) => key).filter((key) => !SAME[language]?.includes(key))).toEqual([]);
  });
});

const namespaceOf = (key: string) => key.split('.', 1)[0] ?? '';

const withoutCount = (values: string) =>
  values
    .split(' ')
    .filter((value) => value !== 'count')
    .join(' ');

/** The keys a language needs for one of English: its own forms of number, without that of whole millions. */
function neededFor(language: string, key: string): string[] {
  // Any language says nought in words of its own where English does.
  if (!formOf(key) || formOf(key) === 'zero') return [key];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralCategories.filter((form) => form !== 'many').map((form) => `${keyOf(key)}_${form}`);
}

function differences(needed: readonly string[], own: readonly string[]) {
  const [asked, given] = [new Set(needed), new Set(own)];
  return { missing: [...asked].filter((key) => !given.has(key)), unused: [...given].filter((key) => !asked.has(key)) };
}
