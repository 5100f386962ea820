import type { Catalogue } from '../catalogues.ts';

/** What the server says of personnel files, in German. */
export const employmentDe: Catalogue = {
  'Choose a position': 'Wählen Sie eine Stelle',
  'A week has between 0 and 168 hours': 'Eine Woche hat zwischen 0 und 168 Stunden',
  'Choose an age group': 'Wählen Sie eine Altersgruppe',
  'Choose how it is paid': 'Wählen Sie, wie bezahlt wird',
  'Enter what is paid': 'Geben Sie ein, was bezahlt wird',
  'Enter an amount of 0 or more': 'Geben Sie einen Betrag von 0 oder mehr ein',
  'Enter at most 1,000,000.00': 'Geben Sie höchstens 1.000.000,00 ein',
  'Each time must end after it begins': 'Jede Zeit muss enden, nachdem sie beginnt',
  'The first terms begin on the first day of the employment':
    'Die ersten Bedingungen gelten ab dem ersten Tag der Beschäftigung',
  'The first terms stay as long as the employment does. Correct them instead.':
    'Die ersten Bedingungen bleiben so lange wie die Beschäftigung. Berichtigen Sie sie stattdessen.',
  'This employment was not found': 'Diese Beschäftigung wurde nicht gefunden',
  'These terms were not found': 'Diese Bedingungen wurden nicht gefunden',
  'This qualification was not found': 'Diese Qualifikation wurde nicht gefunden',
  'This overlaps another employment of this person':
    'Das überschneidet sich mit einer anderen Beschäftigung dieser Person',
  'Other terms begin before this day': 'Andere Bedingungen gelten schon vor diesem Tag',
  'Other terms begin after this day. Take them out first.':
    'Andere Bedingungen gelten erst nach diesem Tag. Entfernen Sie diese zuerst.',
  'Choose a day after the first day of this employment':
    'Wählen Sie einen Tag nach dem ersten Tag dieser Beschäftigung',
  'This employment has ended by then': 'Bis dahin ist diese Beschäftigung beendet',
  'Other terms begin on this day': 'Ab diesem Tag gelten schon andere Bedingungen',
  'This person is qualified for this group on these days already':
    'Für diese Gruppe ist die Person an diesen Tagen schon qualifiziert',
};
