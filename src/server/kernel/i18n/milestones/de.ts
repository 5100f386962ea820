import type { Catalogue } from '../catalogues.ts';

/** What milestones say, in German. */
export const milestonesDe: Catalogue = {
  'Enter an age in months': 'Geben Sie ein Alter in Monaten ein',
  'Name is required': 'Bitte geben Sie einen Namen ein',
  'Title is required': 'Bitte geben Sie einen Titel ein',
  'Please choose a category': 'Bitte wählen Sie einen Bereich',
  'Please choose a milestone': 'Bitte wählen Sie einen Meilenstein',
  'Please choose at least one child': 'Bitte wählen Sie mindestens ein Kind',
  'Choose at most {{maximum}} photos': 'Wählen Sie höchstens {{maximum}} Fotos',
  'There is no milestone in use with this id': 'Es gibt keinen verwendeten Meilenstein mit dieser Nummer',
  '{{name}} has this milestone already': '{{name}} hat diesen Meilenstein schon',
  'A milestone cannot be recorded for a future date':
    'Ein Meilenstein kann nicht für einen künftigen Tag festgehalten werden',
  'This day is before the child was born': 'Dieser Tag liegt vor der Geburt des Kindes',
  'Choose photos that show the child': 'Wählen Sie Fotos, die das Kind zeigen',
  'This milestone was not found': 'Dieser Meilenstein wurde nicht gefunden',
  'This badge was not found': 'Dieses Abzeichen wurde nicht gefunden',
  'This category was not found': 'Dieser Bereich wurde nicht gefunden',
  'The last age must not be before the first': 'Das letzte Alter darf nicht vor dem ersten liegen',
  'First milestone': 'Erster Meilenstein',
  'The very first milestone celebrated here.': 'Der allererste Meilenstein, der hier gefeiert wurde.',
  '{{count}} milestones': { one: '{{count}} Meilenstein', other: '{{count}} Meilensteine' },
  '{{count}} milestones celebrated so far.': {
    one: '{{count}} Meilenstein wurde bisher gefeiert.',
    other: '{{count}} Meilensteine wurden bisher gefeiert.',
  },
  '{{category}}: {{count}} milestones': {
    one: '{{category}}: {{count}} Meilenstein',
    other: '{{category}}: {{count}} Meilensteine',
  },
  '{{count}} milestones celebrated in one area.': {
    one: '{{count}} Meilenstein in einem Bereich gefeiert.',
    other: '{{count}} Meilensteine in einem Bereich gefeiert.',
  },
  'All round: {{from}} to {{to}} months': 'Rundum: {{from}} bis {{to}} Monate',
  'Every milestone of this age, in every area.': 'Alle Meilensteine dieses Alters, in allen Bereichen.',
  '{{count}} golden stars': { one: '{{count}} goldener Stern', other: '{{count}} goldene Sterne' },
  '{{count}} moments that were marked with a star.': {
    one: '{{count}} Moment, der einen Stern bekam.',
    other: '{{count}} Momente, die einen Stern bekamen.',
  },
  'Something to celebrate at {{center}}': 'Etwas zu feiern: {{center}}',
  '{{count}} milestones are waiting to be celebrated with you. Sign in to see them.': {
    one: 'Ein Meilenstein möchte mit Ihnen gefeiert werden. Melden Sie sich an, um ihn zu sehen.',
    other: '{{count}} Meilensteine möchten mit Ihnen gefeiert werden. Melden Sie sich an, um sie zu sehen.',
  },
  Milestones: 'Meilensteine',
  Area: 'Bereich',
  Age: 'Alter',
  '{{count}} months': { one: '{{count}} Monat', other: '{{count}} Monate' },
  'About it': 'Worum es geht',
  'Seen by': 'Gesehen von',
};
