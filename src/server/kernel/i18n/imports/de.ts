import type { Catalogue } from '../catalogues.ts';

/** What is said about spreadsheets that are moved in, in German. */
export const importsDe: Catalogue = {
  'Choose a room': 'Wählen Sie eine Gruppe',
  'The file needs a name': 'Die Datei braucht einen Namen',
  'The file is larger than 5 MB. Split it into several.': 'Die Datei ist größer als 5 MB. Teilen Sie sie auf.',
  'There are no rows below the headings': 'Unter den Überschriften stehen keine Zeilen',
  'This import is on its way already, and can no longer be changed':
    'Dieser Import läuft schon und lässt sich nicht mehr ändern',
  'Say of every column what it means': 'Geben Sie bei jeder Spalte an, was sie bedeutet',
  'Two columns cannot mean the same': 'Zwei Spalten können nicht dasselbe bedeuten',
  'Say which column holds each name, and the date of birth':
    'Geben Sie an, in welcher Spalte die Namen und das Geburtsdatum stehen',
  'Say first how the dates are written': 'Geben Sie zuerst an, wie die Daten geschrieben sind',
  '{{count}} rows need correcting. Correct them, or import the others': {
    one: '{{count}} Zeile ist zu berichtigen. Berichtigen Sie sie, oder importieren Sie die anderen',
    other: '{{count}} Zeilen sind zu berichtigen. Berichtigen Sie sie, oder importieren Sie die anderen',
  },
  'There is nothing to import: everything is here already, or wrong':
    'Es gibt nichts zu importieren: Alles ist schon da oder falsch',
  'This import has begun. It can be taken back when it is done.':
    'Dieser Import hat begonnen. Er kann zurückgenommen werden, wenn er fertig ist.',
  'Only an import that has come in can be taken back': 'Nur ein fertiger Import kann zurückgenommen werden',
  'Work has gone on with {{count}} of the people who came in, so the import can no longer be taken back':
    'Mit {{count}} der Personen wurde schon gearbeitet, daher kann der Import nicht mehr zurückgenommen werden',
  'There are no rows that were left out': 'Es gibt keine weggelassenen Zeilen',
  'Something has changed since the file was checked: {{count}} rows need correcting now': {
    one: 'Seit der Prüfung hat sich etwas geändert: Jetzt ist {{count}} Zeile zu berichtigen',
    other: 'Seit der Prüfung hat sich etwas geändert: Jetzt sind {{count}} Zeilen zu berichtigen',
  },
  'What is wrong': 'Was falsch ist',
  'There is no such day. Write it as 2022-03-07': 'Diesen Tag gibt es nicht. Schreiben Sie ihn so: 2022-03-07',
  'Line {{line}} says “{{value}}” of this child. Use one of the two':
    'In Zeile {{line}} steht bei diesem Kind „{{value}}“. Nehmen Sie eines von beiden',
  'Room is required': 'Bitte wählen Sie eine Gruppe',
  'There is no room “{{name}}”. Choose one under Answers':
    'Es gibt keine Gruppe „{{name}}“. Wählen Sie eine unter „Antworten“',
  'Enter one phone number of 7 to 15 digits, as (512) 555-0100':
    'Geben Sie eine Telefonnummer mit 7 bis 15 Ziffern ein, wie (512) 555-0100',
  'This file could not be read as CSV. Save the spreadsheet as Excel (.xlsx) or CSV and try again.':
    'Diese Datei konnte nicht als CSV gelesen werden. Speichern Sie die Tabelle als Excel (.xlsx) oder CSV und versuchen Sie es noch einmal.',
  'Enter one e-mail address, as ana@example.com': 'Geben Sie eine E-Mail-Adresse ein, wie ana@example.com',
  'Name one person here, and the other in columns of their own':
    'Nennen Sie hier eine Person und die andere in eigenen Spalten',
  'Enter the name of the person with this email or phone': 'Geben Sie an, wem diese E-Mail oder dieses Telefon gehört',
  'This is the e-mail of {{name}}, who is here already. Each person needs their own, or none':
    'Diese E-Mail gehört {{name}}, hier schon eingetragen. Jede Person braucht eine eigene oder keine',
  'This is the e-mail of {{name}} in line {{line}}. Each person needs their own, or none':
    'Diese E-Mail gehört {{name}} in Zeile {{line}}. Jede Person braucht eine eigene oder keine',
  '{{name}} has the phone {{phone}} in line {{line}}. Use one of the two':
    '{{name}} hat in Zeile {{line}} das Telefon {{phone}}. Nehmen Sie eines von beiden',
  'This is a workbook of an old Excel, or one with a password. Save it as Excel (.xlsx) or CSV.':
    'Das ist eine Mappe eines alten Excel oder eine mit Passwort. Speichern Sie sie als Excel (.xlsx) oder CSV.',
  'More cells than headings; put quotes around a text with commas in it':
    'Mehr Zellen als Überschriften; setzen Sie einen Text mit Kommas in Anführungszeichen',
  'At most 200 columns can be imported': 'Höchstens 200 Spalten können importiert werden',
  'Line {{line}} has a cell that is too long to be meant': 'Zeile {{line}} hat eine Zelle, die viel zu lang ist',
  'Line {{line}} has this e-mail. Each person needs their own':
    'Zeile {{line}} hat diese E-Mail. Jede Person braucht eine eigene',
  'This is not a spreadsheet. Save it as Excel (.xlsx) or CSV and choose that file.':
    'Das ist keine Tabelle. Speichern Sie sie als Excel (.xlsx) oder CSV und wählen Sie diese Datei.',
  'This file mixes two encodings. Open it in your spreadsheet program and save it as CSV UTF-8.':
    'Diese Datei mischt zwei Zeichenkodierungen. Öffnen Sie sie in Ihrem Programm und speichern Sie sie als CSV UTF-8.',
  'This file holds more than can be read. Save the sheet with the children as CSV and try again.':
    'Diese Datei enthält mehr, als gelesen werden kann. Speichern Sie das Blatt mit den Kindern als CSV und versuchen Sie es noch einmal.',
  'This workbook unpacks to more than can be read. Save its sheet as CSV and try again.':
    'Diese Mappe ist entpackt größer, als gelesen werden kann. Speichern Sie ihr Blatt als CSV und versuchen Sie es noch einmal.',
  'This workbook could not be read. Save it again as Excel (.xlsx), without a password, or as CSV.':
    'Diese Mappe konnte nicht gelesen werden. Speichern Sie sie noch einmal als Excel (.xlsx) ohne Passwort oder als CSV.',
  'At most {{maximum}} languages': 'Höchstens {{maximum}} Sprachen',
  'Name the languages with commas between them': 'Nennen Sie die Sprachen mit Kommas dazwischen',
};
