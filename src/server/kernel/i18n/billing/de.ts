import type { Catalogue } from '../catalogues.ts';

/** What billing says, in German. */
export const billingDe: Catalogue = {
  'Name is required': 'Bitte geben Sie einen Namen ein',
  'Enter an amount above or below zero': 'Geben Sie einen Betrag über oder unter null ein',
  'Choose a file': 'Wählen Sie eine Datei',
  'Choose at least one line': 'Wählen Sie mindestens eine Zeile',
  'Enter a year': 'Geben Sie ein Jahr ein',
  'Plan name is required': 'Bitte geben Sie den Namen des Tarifs ein',
  'Enter an amount up to 1,000,000 dollars': 'Geben Sie einen Betrag bis 1.000.000 Dollar ein',
  'Enter an amount in cents': 'Geben Sie einen Betrag in Cent ein',
  'Enter an amount above zero': 'Geben Sie einen Betrag über null ein',
  'Please give a reason': 'Bitte geben Sie einen Grund an',
  'Choose at least one weekday': 'Wählen Sie mindestens einen Wochentag',
  'This account was not found': 'Dieses Konto wurde nicht gefunden',
  'Select a guardian of this center': 'Wählen Sie eine sorgeberechtigte Person dieser Kita',
  'This is a guardian: change it at their parent account':
    'Dieses Konto gehört einer sorgeberechtigten Person: Ändern Sie es in ihrem Elternkonto',
  'There is no closed day in these dates that is not credited yet':
    'In diesem Zeitraum gibt es keinen Schließtag, der noch nicht gutgeschrieben ist',
  'This plan is archived': 'Dieser Tarif ist archiviert',
  'Weekdays belong to tuition': 'Wochentage gehören zum Elternbeitrag',
  'Only tuition takes the place of other tuition': 'Nur ein Elternbeitrag tritt an die Stelle eines anderen',
  'This child is on this plan already': 'Dieses Kind hat diesen Tarif schon',
  'A fee is charged once; give a credit instead':
    'Eine Gebühr wird einmal berechnet; erteilen Sie stattdessen eine Gutschrift',
  'This enrollment has ended and was charged; put the child on the plan again':
    'Dieser Tarif ist beendet und berechnet; ordnen Sie ihn dem Kind neu zu',
  'This enrollment was not found': 'Diese Zuordnung wurde nicht gefunden',
  'Only a subsidy is paid by an agency': 'Nur ein Zuschuss wird von einer Behörde bezahlt',
  'Select the agency that pays': 'Wählen Sie die Behörde, die bezahlt',
  'This late pickup was not found': 'Diese verspätete Abholung wurde nicht gefunden',
  'This pickup costs nothing by the rule of the center': 'Nach der Regel der Kita kostet diese Abholung nichts',
  'This late pickup was charged or waived already': 'Diese verspätete Abholung wurde schon berechnet oder erlassen',
  'This booking was not found': 'Diese Buchung wurde nicht gefunden',
  'This plan was not found': 'Dieser Tarif wurde nicht gefunden',
  'There is a plan of this name already': 'Es gibt schon einen Tarif mit diesem Namen',
  'Each payer can stand here once': 'Jedes Konto kann hier nur einmal stehen',
  'Give each payer an amount or a percentage': 'Geben Sie für jedes Konto einen Betrag oder einen Prozentsatz an',
  'The percentages must add up to 100': 'Die Prozentsätze müssen zusammen 100 ergeben',
  'A discount or subsidy follows the tuition; it has no cadence of its own':
    'Ein Nachlass oder Zuschuss folgt dem Elternbeitrag und hat keinen eigenen Rhythmus',
  'Enter an amount or a percentage': 'Geben Sie einen Betrag oder einen Prozentsatz ein',
  'A fee is charged once': 'Eine Gebühr wird einmal berechnet',
  'Choose how often tuition is charged': 'Wählen Sie, wie oft der Elternbeitrag berechnet wird',
  'Enter an amount': 'Geben Sie einen Betrag ein',
  'Care is charged until {{date}}. Choose a later day.':
    'Die Betreuung ist bis {{date}} berechnet. Wählen Sie einen späteren Tag.',
  'Name each payer by an account or as a guardian':
    'Nennen Sie, wer zahlt, mit einem Konto oder als sorgeberechtigte Person',
  'This child has no guardian who could pay. Say who pays first.':
    'Dieses Kind hat keine sorgeberechtigte Person, die zahlen könnte. Legen Sie zuerst fest, wer zahlt.',
  'A chosen line is not in this file, or is no payment':
    'Eine gewählte Zeile steht nicht in dieser Datei oder ist keine Zahlung',
  'A counter entry cannot be taken back. Make the booking anew.':
    'Eine Stornobuchung kann nicht storniert werden. Buchen Sie neu.',
  'A part of a period costs its days of care out of all days of care in that period.':
    'Ein Teil eines Zeitraums kostet den Anteil seiner Betreuungstage an allen Betreuungstagen dieses Zeitraums.',
  'A part of this payment was refunded. Take the refund back first.':
    'Ein Teil dieser Zahlung wurde erstattet. Stornieren Sie zuerst die Erstattung.',
  Amount: 'Betrag',
  'At most {{amount}} of this payment can be refunded':
    'Von dieser Zahlung können höchstens {{amount}} erstattet werden',
  'Balance after this: {{amount}}': 'Kontostand danach: {{amount}}',
  'Balance before this invoice': 'Kontostand vor dieser Rechnung',
  'Bank transfer (ACH)': 'Überweisung (ACH)',
  Card: 'Karte',
  Cash: 'Bar',
  'Characters that this paper cannot print stand as [?].':
    'Zeichen, die dieses Dokument nicht drucken kann, stehen als [?].',
  Check: 'Scheck',
  'Days of care': 'Betreuungstage',
  Discounts: 'Nachlässe',
  Due: 'Fällig',
  'EIN: {{ein}}': 'Steuernummer (EIN): {{ein}}',
  'Enter the first day too': 'Geben Sie auch den ersten Tag ein',
  'Invoice {{number}} comes to {{amount}} and is due on {{date}}.':
    'Die Rechnung {{number}} beträgt {{amount}} und ist am {{date}} fällig.',
  'Invoice {{number}} of {{amount}} was due on {{date}} and is not paid in full.':
    'Die Rechnung {{number}} über {{amount}} war am {{date}} fällig und ist nicht vollständig bezahlt.',
  'Invoice {{number}} of {{center}}': 'Rechnung {{number}} von {{center}}',
  'Invoice {{number}}': 'Rechnung {{number}}',
  'Late pickup': 'Verspätete Abholung',
  'No columns for the date and the amount were found in this file':
    'In dieser Datei wurden keine Spalten für Datum und Betrag gefunden',
  'Nothing of this invoice is open': 'Von dieser Rechnung ist nichts mehr offen',
  'Only a payment can be refunded': 'Nur eine Zahlung kann erstattet werden',
  Other: 'Anderes',
  'Paid by': 'Zahlungsart',
  'Paid online': 'Online bezahlt',
  Period: 'Zeitraum',
  'Please pay': 'Zu zahlen',
  'Please write {{number}} with your payment.': 'Bitte geben Sie bei der Zahlung {{number}} an.',
  'Receipt of refund {{number}}': 'Erstattungsbeleg {{number}}',
  'Receipt {{number}}': 'Quittung {{number}}',
  Reference: 'Verwendungszweck',
  'The date must not be in the future': 'Das Datum darf nicht in der Zukunft liegen',
  'The payment provider did not take the refund. Nothing was booked.':
    'Der Zahlungsanbieter hat die Erstattung nicht angenommen. Es wurde nichts gebucht.',
  'This booking was taken back already': 'Diese Buchung wurde schon storniert',
  'This charge is on an invoice. Void the invoice, or give a credit.':
    'Diese Forderung steht auf einer Rechnung. Stornieren Sie die Rechnung oder erteilen Sie eine Gutschrift.',
  'This file has too many lines; divide it': 'Diese Datei hat zu viele Zeilen; teilen Sie sie auf',
  'This file is not a CSV that can be read': 'Diese Datei ist keine lesbare CSV-Datei',
  'This invoice is void already': 'Diese Rechnung ist schon storniert',
  'This invoice is void': 'Diese Rechnung ist storniert',
  'This invoice is void.': 'Diese Rechnung ist storniert.',
  'This invoice was not found': 'Diese Rechnung wurde nicht gefunden',
  'This payment was made online, and no provider is set up any more':
    'Diese Zahlung war online, und es ist kein Zahlungsanbieter mehr eingerichtet',
  'This payment was made online. Refund it instead.': 'Diese Zahlung war online. Erstatten Sie sie stattdessen.',
  'This payment was not found': 'Diese Zahlung wurde nicht gefunden',
  'This payment was recorded already. Record it again only if the family paid twice.':
    'Diese Zahlung ist schon eingetragen. Tragen Sie sie nur dann noch einmal ein, wenn die Familie zweimal bezahlt hat.',
  'This payment was taken back.': 'Diese Zahlung wurde storniert.',
  'This run was not found': 'Dieser Rechnungslauf wurde nicht gefunden',
  'Total of this invoice': 'Summe dieser Rechnung',
  'We have received {{amount}}. Thank you.': 'Wir haben {{amount}} erhalten. Vielen Dank.',
  'We have refunded {{amount}}.': 'Wir haben {{amount}} erstattet.',
  'What for': 'Wofür',
  '{{what}} ({{part}} of {{all}} days)': '{{what}} ({{part}} von {{all}} Tagen)',
  'Nothing waits for an invoice on this account': 'Auf diesem Konto wartet nichts auf eine Rechnung',
  'Nothing is due at the moment': 'Im Moment ist nichts fällig',
  'Please select a plan': 'Bitte wählen Sie einen Tarif',
  'Save a payment method first': 'Speichern Sie zuerst eine Zahlungsart',
  'Payment processing is currently unavailable. Please contact support.':
    'Zahlungen sind gerade nicht möglich. Bitte wenden Sie sich an die Kita.',
  'Send the amount with your bank, by the details on this page.':
    'Überweisen Sie den Betrag über Ihre Bank mit den Angaben auf dieser Seite.',
  'Ask the center how to pay; its contact details are on this page.':
    'Fragen Sie die Kita, wie Sie zahlen können; die Kontaktdaten stehen auf dieser Seite.',
  'Write {{reference}} with your payment, so that we recognize it.':
    'Geben Sie bei der Zahlung {{reference}} an, damit wir sie zuordnen können.',
  'We record your payment when it arrives, usually within three business days.':
    'Wir tragen Ihre Zahlung ein, sobald sie eingeht, meist innerhalb von drei Werktagen.',
  'You find the receipt on your billing page.': 'Die Quittung finden Sie im Portal bei Ihren Zahlungen.',
  'This year is not over yet': 'Dieses Jahr ist noch nicht zu Ende',
  "Enter the center's address and EIN in its settings first":
    'Geben Sie zuerst Adresse und EIN der Kita in den Einstellungen ein',
  'Statement {{year}} {{center}}': 'Jahresbescheinigung {{year}} {{center}}',
  'Statement of payments {{year}}': 'Jahresbescheinigung {{year}}',
  Year: 'Jahr',
  'Paid in the year': 'Im Jahr bezahlt',
  'This statement lists what you paid to {{center}} for child care in {{year}}. Subsidies paid by agencies are not counted, and refunds are deducted.':
    'Diese Bescheinigung nennt, was Sie {{year}} an {{center}} für die Kinderbetreuung bezahlt haben. Zuschüsse von Behörden sind nicht enthalten, Erstattungen sind abgezogen.',
  'Of this, {{amount}} was paid ahead for care after {{year}}.':
    'Davon wurden {{amount}} im Voraus für Betreuung nach {{year}} bezahlt.',
  'Total paid in {{year}}: {{amount}}': '{{year}} insgesamt bezahlt: {{amount}}',
  'Provider letter {{year}} {{center}}': 'Schreiben für Formular W-10 {{year}} {{center}}',
  "Dependent care provider's identification {{year}}": 'Angaben zum Betreuungsanbieter {{year}}',
  'This letter gives what Form W-10 of the Internal Revenue Service asks of a provider of dependent care.':
    'Dieses Schreiben enthält die Angaben, die das Formular W-10 der US-Steuerbehörde (IRS) von einem Betreuungsanbieter verlangt.',
  Provider: 'Anbieter',
  Field: 'Angabe',
  Entry: 'Eintrag',
  'Name of the provider': 'Name des Anbieters',
  Address: 'Adresse',
  'Taxpayer identification number (EIN)': 'Steuernummer (EIN)',
  'Requested by': 'Angefordert von',
  'Amounts paid in {{year}}': '{{year}} bezahlte Beträge',
  Total: 'Summe',
  'Under penalties of perjury, the provider certifies that the name, address and number above are correct.':
    'Der Anbieter versichert unter Strafandrohung bei falscher Angabe, dass Name, Adresse und Nummer oben richtig sind.',
  'Signature of the provider: ______________________________   Date: ______________':
    'Unterschrift des Anbieters: ______________________________   Datum: ______________',
  'No care of these days has been paid': 'Für diese Tage wurde keine Betreuung bezahlt',
  'Care receipt {{from}} to {{to}}': 'Betreuungsquittung {{from}} bis {{to}}',
  'Receipt for dependent care': 'Quittung über Kinderbetreuung',
  Paid: 'Bezahlt',
  'The care listed here has been given by {{center}} and paid by you.':
    'Die hier aufgeführte Betreuung wurde von {{center}} geleistet und von Ihnen bezahlt.',
  'Total: {{amount}}': 'Summe: {{amount}}',
  'Paid on': 'Bezahlt am',
  'Paid ahead': 'Im Voraus bezahlt',
  'For no child in particular': 'Für kein bestimmtes Kind',
  'Made from your payments of {{year}}.': 'Erstellt aus Ihren Zahlungen von {{year}}.',
};
