import type { Catalogue } from '../catalogues.ts';

/** What the server says of the child's file, in German. */
export const childFileDe: Catalogue = {
  'Enter a name': 'Geben Sie einen Namen ein',
  'Enter a language': 'Geben Sie eine Sprache ein',
  'Enter the name of the insurance': 'Geben Sie den Namen der Versicherung ein',
  'Enter the address': 'Geben Sie die Adresse ein',
  'Enter a phone number': 'Geben Sie eine Telefonnummer ein',
  'Enter a phone number or an address': 'Geben Sie eine Telefonnummer oder eine Adresse ein',
  'There are enough contacts. Take one out first.': 'Es gibt genug Kontakte. Entfernen Sie zuerst einen.',
  'This contact was not found': 'Dieser Kontakt wurde nicht gefunden',
  'This change was not found': 'Diese Änderung wurde nicht gefunden',
  'The family has withdrawn this change': 'Die Familie hat diese Änderung zurückgezogen',
  'Somebody has answered this change already': 'Über diese Änderung wurde schon entschieden',
  'The center has answered this change already': 'Die Kita hat über diese Änderung schon entschieden',
  'This contact is no longer there. Decline the change.':
    'Diesen Kontakt gibt es nicht mehr. Lehnen Sie die Änderung ab.',
  'Spoken at home': 'Zu Hause gesprochen',
  Diet: 'Ernährung',
  'Special needs': 'Besondere Bedürfnisse',
  Doctor: 'Ärztliche Praxis',
  Dentist: 'Zahnärztliche Praxis',
  Hospital: 'Krankenhaus',
  'In an emergency': 'Im Notfall',
  Home: 'Zuhause',
  'Contacts and details': 'Kontakte und Angaben',
  '{{count}} contacts': { one: '{{count}} Kontakt', other: '{{count}} Kontakte' },
};
