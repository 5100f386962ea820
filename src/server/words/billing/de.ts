import type { Catalogue } from '../catalogues.ts';

/** What billing says, in German. */
export const billingDe: Catalogue = {
  'Name is required': 'Ein Name ist erforderlich',
  'Enter an amount above or below zero': 'Geben Sie einen Betrag über oder unter null ein',
  'Choose a file': 'Wählen Sie eine Datei',
  'Choose at least one line': 'Wählen Sie mindestens eine Zeile',
  'Enter a year': 'Geben Sie ein Jahr ein',
  'Plan name is required': 'Der Name des Tarifs ist erforderlich',
  'Enter an amount up to 1,000,000 dollars': 'Geben Sie einen Betrag bis 1.000.000 Dollar ein',
  'Enter an amount in cents': 'Geben Sie einen Betrag in Cent ein',
  'Enter an amount above zero': 'Geben Sie einen Betrag über null ein',
  'Please give a reason': 'Bitte geben Sie einen Grund an',
  'Choose at least one weekday': 'Wählen Sie mindestens einen Wochentag',
  'This account was not found': 'Dieses Konto wurde nicht gefunden',
  'Select a guardian of this center': 'Wählen Sie eine sorgeberechtigte Person dieser Einrichtung',
  'This is a guardian: change it at their parent account':
    'Dieses Konto gehört einer sorgeberechtigten Person: Ändern Sie es in deren Elternkonto',
  'There is no closed day in these dates that is not credited yet':
    'In diesem Zeitraum gibt es keinen Schließtag, der noch nicht gutgeschrieben ist',
  'This plan is archived': 'Dieser Tarif ist archiviert',
  'Weekdays belong to tuition': 'Wochentage gehören zum Betreuungsentgelt',
  'This child is on this plan already': 'Dieses Kind hat diesen Tarif bereits',
  'A fee is charged once; give a credit instead':
    'Eine Gebühr wird einmal berechnet; erteilen Sie stattdessen eine Gutschrift',
  'This enrollment has ended and was charged; put the child on the plan again':
    'Diese Anmeldung ist beendet und berechnet; melden Sie das Kind erneut zum Tarif an',
  'This enrollment was not found': 'Diese Anmeldung wurde nicht gefunden',
  'Only a subsidy is paid by an agency': 'Nur ein Zuschuss wird von einer Behörde bezahlt',
  'Select the agency that pays': 'Wählen Sie die Behörde, die bezahlt',
  'This late pickup was not found': 'Diese verspätete Abholung wurde nicht gefunden',
  'This pickup costs nothing by the rule of the center': 'Nach der Regel der Einrichtung kostet diese Abholung nichts',
  'This late pickup was charged or waived already': 'Diese verspätete Abholung wurde bereits berechnet oder erlassen',
  'This booking was not found': 'Diese Buchung wurde nicht gefunden',
  'This plan was not found': 'Dieser Tarif wurde nicht gefunden',
  'There is a plan of this name already': 'Es gibt bereits einen Tarif mit diesem Namen',
  'Each payer can stand here once': 'Jeder Zahler kann hier nur einmal stehen',
  'Give each payer an amount or a percentage': 'Geben Sie für jeden Zahler einen Betrag oder einen Prozentsatz an',
  'The percentages must make 100 together': 'Die Prozentsätze müssen zusammen 100 ergeben',
  'A discount or subsidy follows the tuition; it has no cadence of its own':
    'Ein Nachlass oder Zuschuss folgt dem Betreuungsentgelt und hat keinen eigenen Rhythmus',
  'Enter an amount or a percentage': 'Geben Sie einen Betrag oder einen Prozentsatz ein',
  'A fee is charged once': 'Eine Gebühr wird einmal berechnet',
  'Choose how often tuition is charged': 'Wählen Sie, wie oft das Betreuungsentgelt berechnet wird',
  'Enter an amount': 'Geben Sie einen Betrag ein',
  'Care is charged until {{date}}. Choose a later day.':
    'Die Betreuung ist bis {{date}} berechnet. Wählen Sie einen späteren Tag.',
  'Name each payer by an account or as a guardian':
    'Nennen Sie jeden Zahler mit seinem Konto oder als sorgeberechtigte Person',
  'This child has no guardian who could pay. Say who pays first.':
    'Dieses Kind hat keine sorgeberechtigte Person, die zahlen könnte. Legen Sie zuerst fest, wer zahlt.',
};
