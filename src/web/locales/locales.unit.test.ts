import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ResourceLanguage } from 'i18next';
import { describe, expect, test } from 'vitest';
import { flatten, formOf, keyOf, usedKeys, valuesOf } from '../../../testing/web-texts.ts';
import { ENGLISH } from '../lib/words.ts';
import { OTHERS } from './others.ts';

const CATALOGUES = { en: ENGLISH, ...OTHERS };
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Rightly the same in another language (names, formats, words both languages have), by whole key. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  es: [
    'compliance.shots.kinds.personal',
    'activities.ouncesShown',
    'shell.appName',
    'shell.error',
    'shell.documentTitle',
    'settings.version',
    'settings.roles.title',
    'center.weather.temperature',
    'centerSettings.no',
    'kiosk.sign.no',
    'tablets.pins.state',
    'centerSettings.payment.zelle',
    'children.edit.no',
    'ownAccount.settings.formats.pdf',
    'galleryManagement.visible',
    'messages.priority.normal',
    'galleryManagement.stats.total',
    'paying.payments.methods.zelle',
    'paying.checkout.total',
    'paying.instructions.zelle',
    'portalDocuments.general',
    'taxDocumentsManagement.no',
    'taxDocumentsManagement.stats.total',
    'preferences.channels.push',
    'billingPlans.no',
    'billingPlans.columns.plan',
    'billing.methods.zelle',
    'billing.export.xlsx',
    'billing.export.csv',
    'billing.invoices.columns.total',
    'billingInvoices.columns.total',
    'billingInvoices.detail.total',
    'billingInvoices.make.total',
  ],
  de: [
    'shell.appName',
    'shell.documentTitle',
    'messages.priority.normal',
    'ownAccount.settings.downloads',
    'ownAccount.settings.formats.pdf',
    'paying.payments.methods.zelle',
    'paying.instructions.zelle',
    'paying.instructions.zelleName',
    'watching.online',
    'watching.offline',
    'watching.status',
    'preferences.channels.push',
  ],
  fr: [
    'compliance.sign.signature',
    'compliance.sign.date',
    'compliance.shots.dose',
    'activities.kinds.photo',
    'activities.ouncesShown',
    'analytics.tabs.incidents',
    'analytics.date',
    'analytics.incidents.count',
    'rollCall.parent',
    'rollCall.columns.allergies',
    'shell.appName',
    'shell.notificationsRegion',
    'shell.documentTitle',
    'shell.header.menu',
    'shell.nav.messages',
    'shell.titles.messages',
    'messages.list',
    'messages.priority.urgent',
    'messages.compose.content',
    'attendance.columns.actions',
    'attendance.status.absent',
    'attendance.performer.parent',
    'attendance.dialog.action',
    'children.relationships.parent',
    'enrollment.child.allergies',
    'incidents.date',
    'incidents.what',
    'children.profile.parent',
    'invitations.title',
    'invitations.columns.actions',
    'parents.columns.parent',
    'parents.columns.contact',
    'parents.columns.actions',
    'centerSettings.rooms.placesShown_one',
    'centerSettings.rooms.placesShown_other',
    'centerSettings.payment.zelle',
    'centerSettings.weather.latitude',
    'centerSettings.weather.longitude',
    'imports.columns.allergies',
    'preferences.notifications',
    'preferences.channels.push',
    'notifications.title',
    'settings.mail.actions',
    'settings.version',
    'ownAccount.settings.formats.pdf',
    'portal.header.menu',
    'portal.header.notifications',
    'portal.tell.absence',
    'portal.tell.kinds.absence',
    'portalMore.stats.incidents',
    'portalMore.viewTitles.messages',
    'security.secondStep.code',
    'security.center.actions',
    'galleryManagement.columns.photo',
    'galleryManagement.columns.description',
    'galleryManagement.columns.actions',
    'galleryManagement.visible',
    'galleryManagement.stats.total',
    'galleryManagement.fields.description',
    'paying.subscription.states.active',
    'paying.subscription.states.inactive',
    'paying.payments.methods.zelle',
    'paying.checkout.total',
    'paying.instructions.zelle',
    'paying.instructions.contact',
    'portalDocuments.list',
    'taxDocumentsManagement.columns.document',
    'taxDocumentsManagement.columns.type',
    'taxDocumentsManagement.columns.actions',
    'taxDocumentsManagement.stats.total',
    'taxDocumentsManagement.fields.description',
    'taxDocumentsManagement.fields.parent',
    'taxDocumentsManagement.fields.parentsFound_one',
    'taxDocumentsManagement.fields.parentsFound_other',
    'watching.active',
    'watching.inactive',
    'cameras.fields.port',
    'billingPlans.columns.actions',
    'billing.actions',
    'billing.date',
    'billing.methods.zelle',
    'billing.export.xlsx',
    'billing.export.csv',
    'billing.invoices.columns.total',
    'billing.ledger.columns.date',
    'billingInvoices.columns.actions',
    'billingLate.columns.actions',
    'billingLate.minutes_other',
    'billingYear.columns.documents',
    'billingInvoices.columns.total',
    'billingInvoices.detail.total',
    'billingInvoices.make.total',
  ],
};

const read = async (load: () => Promise<{ readonly default: ResourceLanguage }>) => flatten((await load()).default);

/** Of all parts of a language. */
async function everything(language: keyof typeof CATALOGUES): Promise<Map<string, string>> {
  const parts = await Promise.all(Object.values(CATALOGUES[language]).map(read));
  return new Map(parts.flatMap((part) => [...part]));
}

describe('English', () => {
  test('holds nothing that no screen says', async () => {
    const isUsed = usedKeys(root);
    const unused = [...(await everything('en')).keys()].filter((key) => !isUsed(key) && !isUsed(keyOf(key)));
    expect(unused, 'Take these texts out of src/web/locales, or say them').toEqual([]);
  });

  test('has every file in a part', async () => {
    const parts = globSync('src/web/locales/en/*.ts', { cwd: root }).map((file) =>
      readFileSync(`${root}${file}`, 'utf8'),
    );
    const files = globSync('src/web/locales/en/*.json', { cwd: root }).map((file) => file.split('/').at(-1));
    expect(files.filter((file) => !parts.some((part) => part.includes(`./${file}'`)))).toEqual([]);
  });

  test('gives both forms where a number counts', async () => {
    const texts = await everything('en');
    const lonely = [...texts.keys()].filter(
      (key) => formOf(key) && !texts.has(`${keyOf(key)}_${formOf(key) === 'one' ? 'other' : 'one'}`),
    );
    expect(lonely).toEqual([]);
  });
});

const others = Object.keys(CATALOGUES).filter((language) => language !== 'en') as ('es' | 'fr' | 'de')[];
describe.each(others)('%s', (language) => {
  const parts = Object.entries(CATALOGUES[language]) as [keyof typeof CATALOGUES.en, (typeof CATALOGUES.en)['start']][];

  test.each(parts)('%s says what English says there, and no more', async (part, load) => {
    const [own, english] = await Promise.all([read(load), read(CATALOGUES.en[part])]);
    expect(
      differences(
        [...english.keys()].flatMap((key) => neededFor(language, key)),
        [...own.keys()],
      ),
    ).toEqual({
      missing: [],
      unused: [],
    });
  });

  test('names the same values', async () => {
    const [own, english] = await Promise.all([everything(language), everything('en')]);
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

  test('says nothing in English', async () => {
    const [own, english] = await Promise.all([everything(language), everything('en')]);
    const same = [...own].filter(
      ([key, text]) => english.get(key) === text && /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, '')),
    );
    expect(same.map(([key]) => key).filter((key) => !SAME[language]?.includes(key))).toEqual([]);
  });
});

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
