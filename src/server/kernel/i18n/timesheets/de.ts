import type { Catalogue } from '../catalogues.ts';

/** What the server says of timesheets, in German. */
export const timesheetsDe: Catalogue = {
  'This pay period has not ended yet': 'Dieser Abrechnungszeitraum ist noch nicht zu Ende',
  'Nobody has said when a forgotten duty ended. Correct or confirm it first.':
    'Bei einem vergessenen Dienst hat noch niemand gesagt, wann er endete. Berichtigen oder bestätigen Sie ihn zuerst.',
  'A duty of this pay period still goes on. End it first.':
    'Ein Dienst aus diesem Abrechnungszeitraum läuft noch. Beenden Sie ihn zuerst.',
  'This timesheet was not signed yet': 'Dieser Stundenzettel ist noch nicht unterschrieben',
  'These hours are signed already': 'Diese Stunden sind schon unterschrieben',
  'Your hours have changed. Look at them once more before you sign.':
    'Ihre Stunden haben sich geändert. Sehen Sie sie noch einmal an, bevor Sie unterschreiben.',
  'This break was not found': 'Diese Pause wurde nicht gefunden',
  'These hours are signed already. Ask to have the timesheet opened again.':
    'Diese Stunden sind schon unterschrieben. Bitten Sie darum, den Stundenzettel wieder zu öffnen.',
  'The hours of {{name}} have changed since they were signed. Open that timesheet again.':
    'Die Stunden von {{name}} haben sich seit der Unterschrift geändert. Öffnen Sie diesen Stundenzettel wieder.',
  'No timesheet of this pay period is approved yet':
    'In diesem Abrechnungszeitraum ist noch kein Stundenzettel freigegeben',
  'No timesheet of this pay period is exported yet':
    'In diesem Abrechnungszeitraum ist noch kein Stundenzettel exportiert',
  'Choose at least one column in the settings first': 'Wählen Sie zuerst in den Einstellungen mindestens eine Spalte',
  'Hours are signed up to {{date}}. Choose a later day.':
    'Bis {{date}} sind Stunden unterschrieben. Wählen Sie einen späteren Tag.',
  'Choose how long a pay period is': 'Wählen Sie, wie lang ein Abrechnungszeitraum ist',
  'Choose 5, 6 or 15 minutes, or none': 'Wählen Sie 5, 6 oder 15 Minuten, oder keine Rundung',
  'Enter a heading for each column': 'Geben Sie für jede Spalte eine Überschrift ein',
  'Choose what the column holds': 'Wählen Sie, was die Spalte enthält',
  'Choose at least one timesheet': 'Wählen Sie mindestens einen Stundenzettel',
  'Say whether you were relieved of all work': 'Geben Sie an, ob Sie von aller Arbeit frei waren',
};
