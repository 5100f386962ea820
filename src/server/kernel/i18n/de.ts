import { activitiesDe } from './activities/de.ts';
import { admissionsDe } from './admissions/de.ts';
import { analyticsDe } from './analytics/de.ts';
import { auditDe } from './audit/de.ts';
import { billingDe } from './billing/de.ts';
import { bookingsDe } from './bookings/de.ts';
import { camerasDe } from './cameras/de.ts';
import type { Catalogue } from './catalogues.ts';
import { childDocumentsDe } from './child-documents/de.ts';
import { childFileDe } from './child-file/de.ts';
import { complianceDe } from './compliance/de.ts';
import { employmentDe } from './employment/de.ts';
import { eventsDe } from './events/de.ts';
import { formsDe } from './forms/de.ts';
import { importsDe } from './imports/de.ts';
import { kioskDe } from './kiosk/de.ts';
import { milestonesDe } from './milestones/de.ts';
import { offersDe } from './offers/de.ts';
import { papersDe } from './papers/de.ts';
import { rotaDe } from './rota/de.ts';
import { timeClockDe } from './time-clock/de.ts';
import { timeOffDe } from './time-off/de.ts';
import { timesheetsDe } from './timesheets/de.ts';

/** What the server says in German. */
export const de: Catalogue = {
  'Choose a room with an age group': 'Wählen Sie eine Gruppe mit einem Alter',
  'Choose another room': 'Wählen Sie eine andere Gruppe',
  'Choose what is done': 'Wählen Sie die Aufgabe',
  'Choose who the message is for': 'Wählen Sie, für wen die Nachricht ist',
  'Choose who the message is from': 'Wählen Sie, von wem die Nachricht kommt',
  'Choose whom to move': 'Wählen Sie, wer wechselt',
  'It is too late to undo this. Move the children instead.':
    'Das lässt sich nicht mehr zurücknehmen. Lassen Sie die Kinder stattdessen wechseln.',
  'Only care is in a room': 'Nur die Betreuung gehört zu einer Gruppe',
  'Subject is required': 'Bitte geben Sie einen Betreff ein',
  'Please write a message': 'Bitte schreiben Sie eine Nachricht',
  'At most {{maximum}} files': 'Höchstens {{maximum}} Dateien',
  'Enter a text': 'Geben Sie einen Text ein',
  'This merge was not found': 'Diese Zusammenlegung wurde nicht gefunden',
  'This move was not found': 'Dieser Wechsel wurde nicht gefunden',
  'Too many files wait to be sent. Send or remove some of them first.':
    'Zu viele Dateien warten darauf, gesendet zu werden. Senden oder entfernen Sie zuerst einige davon.',
  'This child is not in the care of whom you write to':
    'Die Person, der Sie schreiben, ist für dieses Kind nicht sorgeberechtigt',
  'You can speak for your own room, and for the office if you belong to it':
    'Sie können für Ihre eigene Gruppe schreiben, und für das Büro, wenn Sie dazugehören',
  'Choose people, rooms or families of this center who can get messages':
    'Wählen Sie Personen, Gruppen oder Familien dieser Kita, die Nachrichten empfangen können',
  'To all families and to those of other rooms only the office can write':
    'An alle Familien und an die anderer Gruppen kann nur das Büro schreiben',
  'This file is no longer there. Please add it again.':
    'Diese Datei ist nicht mehr da. Bitte fügen Sie sie noch einmal hinzu.',
  'Choose whether the announcement is from the center or from your room':
    'Wählen Sie, ob die Ankündigung von der Kita oder von Ihrer Gruppe kommt',
  'Only an announcement is told in several languages': 'Nur eine Ankündigung wird in mehreren Sprachen verfasst',
  'Each language can be given once': 'Jede Sprache kann nur einmal angegeben werden',
  'Nobody would get this message: they have left, or have no account yet':
    'Diese Nachricht würde niemanden erreichen: Alle sind nicht mehr da oder haben noch kein Konto',
  'You have 100 drafts. Send or delete some of them first.':
    'Sie haben 100 Entwürfe. Senden oder löschen Sie zuerst einige.',
  'This draft was not found. It may have been sent already.':
    'Dieser Entwurf wurde nicht gefunden. Vielleicht wurde er schon gesendet.',
  'This thread was not found': 'Diese Unterhaltung wurde nicht gefunden',
  'Fill in every language, or remove it': 'Füllen Sie jede Sprache aus, oder entfernen Sie sie',
  'Choose a time that is still to come': 'Wählen Sie einen Zeitpunkt in der Zukunft',
  'This message was withdrawn': 'Diese Nachricht wurde zurückgezogen',
  'Only urgent messages are acknowledged': 'Nur dringende Nachrichten werden bestätigt',
  'A message can be withdrawn within 2 minutes of sending':
    'Eine Nachricht kann innerhalb von 2 Minuten nach dem Senden zurückgezogen werden',
  'This message was not found': 'Diese Nachricht wurde nicht gefunden',
  'This file was not found': 'Diese Datei wurde nicht gefunden',
  'Its writer may no longer send messages': 'Wer sie geschrieben hat, darf keine Nachrichten mehr senden',
  // What is asked for
  'Setup code is required': 'Bitte geben Sie den Einrichtungscode ein',
  'Center name is required': 'Bitte geben Sie den Namen der Kita ein',
  'First name is required': 'Bitte geben Sie den Vornamen ein',
  'Last name is required': 'Bitte geben Sie den Nachnamen ein',
  'Please select a child': 'Bitte wählen Sie ein Kind',
  'Enter the latitude as a number from -90 to 90': 'Geben Sie die Breite als Zahl von -90 bis 90 ein',
  'Enter the longitude as a number from -180 to 180': 'Geben Sie die Länge als Zahl von -180 bis 180 ein',
  'Say why the center is closed': 'Geben Sie an, warum die Kita geschlossen ist',
  'An account number has 4 to 17 digits; please check them':
    'Eine Kontonummer hat 4 bis 17 Ziffern; bitte prüfen Sie sie',
  'Room name is required': 'Bitte geben Sie den Namen der Gruppe ein',
  'Date of birth is required': 'Bitte geben Sie das Geburtsdatum ein',
  'Room assignment is required': 'Bitte wählen Sie eine Gruppe',
  'Relationship is required': 'Bitte geben Sie die Beziehung zum Kind an',
  'At least one form is required': 'Bitte wählen Sie mindestens ein Formular',
  'Say who signed': 'Geben Sie an, wer unterschrieben hat',
  'A form is either given or declined, not both': 'Ein Formular ist entweder erteilt oder abgelehnt, nicht beides',
  'The date of signature cannot be in the future': 'Das Datum der Unterschrift darf nicht in der Zukunft liegen',
  'Please check the year of the date of signature': 'Bitte prüfen Sie das Jahr der Unterschrift',
  'A child is named twice': 'Ein Kind ist doppelt genannt',
  'Choose one of the moods': 'Wählen Sie eine der Stimmungen',
  'Please select a staff member': 'Bitte wählen Sie ein Teammitglied',
  'Please fill in all required fields.': 'Bitte füllen Sie alle Pflichtfelder aus.',
  'Parent name is required': 'Bitte geben Sie den Namen des Elternteils ein',
  'Parent email is required': 'Bitte geben Sie die E-Mail-Adresse des Elternteils ein',
  'Parent phone number is required': 'Bitte geben Sie die Telefonnummer des Elternteils ein',
  'Phone number is required': 'Bitte geben Sie die Telefonnummer ein',
  'Address is required': 'Bitte geben Sie die Adresse ein',
  'Emergency contact name is required': 'Bitte geben Sie den Namen des Notfallkontakts ein',
  'Emergency contact phone is required': 'Bitte geben Sie die Telefonnummer des Notfallkontakts ein',
  'Valid email is required': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'Please confirm your password': 'Bitte wiederholen Sie Ihr Passwort',
  'This registration link is either invalid, expired, or has already been used.':
    'Dieser Registrierungslink ist ungültig, abgelaufen oder wurde schon benutzt.',
  "Passwords don't match": 'Die Passwörter stimmen nicht überein',
  'Code is required': 'Bitte geben Sie den Code ein',
  'The file is empty': 'Die Datei ist leer',
  'This invitation is for {{name}}. If that is not you, leave it to them: they register with it themselves.':
    'Diese Einladung ist für {{name}}. Wenn Sie das nicht sind, überlassen Sie sie bitte dieser Person: Sie registriert sich damit selbst.',
  '{{name}} is not in the parent portal yet. Save the invoice as a PDF and send it yourself, or invite them first.':
    '{{name}} hat noch keinen Zugang zum Elternportal. Speichern Sie die Rechnung als PDF und geben Sie sie weiter, oder laden Sie die Person zuerst ein.',
  'There is no email of {{name}}. Save the invoice as a PDF and send it yourself, or enter an email first.':
    'Von {{name}} ist keine E-Mail-Adresse bekannt. Speichern Sie die Rechnung als PDF und geben Sie sie weiter, oder tragen Sie zuerst eine Adresse ein.',
  'Mail is not set up. Save the invoice as a PDF and send it to {{name}} yourself, or set up mail first.':
    'E-Mail ist nicht eingerichtet. Speichern Sie die Rechnung als PDF und geben Sie sie an {{name}} weiter, oder richten Sie zuerst E-Mail ein.',
  'Choose two guardians of this child': 'Wählen Sie zwei Sorgeberechtigte dieses Kindes',
  'Say why, such as whose request or which order':
    'Geben Sie den Grund an, etwa auf wessen Wunsch oder durch welche Anordnung',
  'Say whether you share your phone and email': 'Geben Sie an, ob Sie Telefon und E-Mail teilen',
  'Choose who decides': 'Wählen Sie, wer entscheidet',
  'Choose what you would like to tell us': 'Wählen Sie, was Sie uns mitteilen möchten',
  'Please type your name': 'Bitte geben Sie Ihren Namen ein',
  'Enter a date as YYYY-MM-DD': 'Geben Sie ein Datum in der Form JJJJ-MM-TT ein',
  'Time is required': 'Bitte geben Sie die Uhrzeit ein',
  'Enter a time as HH:MM': 'Geben Sie eine Uhrzeit in der Form HH:MM ein',
  'Time zone is required': 'Bitte wählen Sie eine Zeitzone',
  'Unknown time zone': 'Unbekannte Zeitzone',
  'Must be at most {{maximum}} characters': 'Höchstens {{maximum}} Zeichen',
  'Contains a character that cannot be stored': 'Enthält ein Zeichen, das nicht gespeichert werden kann',
  'Invalid email address': 'Diese E-Mail-Adresse ist ungültig',
  'Password must be at least 6 characters': 'Das Passwort muss mindestens 6 Zeichen haben',
  'Phone number must be at least 10 digits': 'Die Telefonnummer muss mindestens 10 Ziffern haben',
  'This value is not valid': 'Dieser Wert ist ungültig',
  'Give the passkey a name': 'Geben Sie dem Passkey einen Namen',
  'Role is required': 'Bitte wählen Sie eine Rolle',
  'Phone is required': 'Bitte geben Sie die Telefonnummer ein',

  // Files
  'Choose a picture': 'Wählen Sie ein Bild',
  'Upload the picture first': 'Laden Sie das Bild zuerst hoch',
  'This center has no logo': 'Diese Kita hat kein Logo',
  'This child has no photo': 'Von diesem Kind gibt es kein Foto',
  'Choose a document': 'Wählen Sie ein Dokument',
  'Choose a JPEG, PNG, WebP, GIF or AVIF picture, or a PDF, Word or Excel document':
    'Wählen Sie ein Bild (JPEG, PNG, WebP, GIF oder AVIF) oder ein Dokument (PDF, Word oder Excel)',
  'Send the file as multipart/form-data in the field file': 'Senden Sie die Datei als multipart/form-data im Feld file',
  'Select a file': 'Wählen Sie eine Datei',
  'The file is too large: at most 25 MB': 'Die Datei ist zu groß: höchstens 25 MB',
  'At most 25 MB': 'Höchstens 25 MB',
  'This file is empty': 'Diese Datei ist leer',
  'This picture cannot be read. It may be damaged or too large.':
    'Dieses Bild kann nicht gelesen werden. Vielleicht ist es beschädigt oder zu groß.',
  "The center's room for files is used up. Delete photos or documents that are no longer needed.":
    'Der Speicherplatz der Kita ist voll. Löschen Sie Fotos oder Dokumente, die nicht mehr gebraucht werden.',
  'This file is missing': 'Diese Datei fehlt',

  'Please fill in all required fields and select a file':
    'Bitte füllen Sie alle Pflichtfelder aus und wählen Sie eine Datei',
  'Must be at most 20 tags': 'Höchstens 20 Schlagwörter',
  'Must be ids between commas': 'Bitte Kennungen mit Kommas dazwischen',
  'Enter a month as YYYY-MM': 'Geben Sie einen Monat in der Form JJJJ-MM ein',
  'Enter a year from 2000 to 2030': 'Geben Sie ein Jahr von 2000 bis 2030 ein',
  'This document was not found': 'Dieses Dokument wurde nicht gefunden',
  'Select a parent of this center': 'Wählen Sie ein Elternteil dieser Kita',
  'This photo was not found': 'Dieses Foto wurde nicht gefunden',
  'Choose children who are enrolled': 'Wählen Sie Kinder, die aufgenommen sind',
  'Choose rooms of this center': 'Wählen Sie Gruppen dieser Kita',
  'There are no photos from these days': 'Von diesen Tagen gibt es keine Fotos',
  'One file holds at most {{most}} photos. Please choose fewer days.':
    'Eine Datei fasst höchstens {{most}} Fotos. Bitte wählen Sie weniger Tage.',

  // Staff
  'You are not allowed to do this': 'Dazu sind Sie nicht berechtigt',
  'This account is already active': 'Dieses Konto ist schon aktiv',
  'The last Director keeps this role. Make somebody else Director first.':
    'Die letzte Leitung behält diese Rolle. Geben Sie die Leitung zuerst jemand anderem.',
  'The last Director cannot be deactivated. Make somebody else Director first.':
    'Die letzte Leitung kann nicht deaktiviert werden. Geben Sie die Leitung zuerst jemand anderem.',
  'A staff member with this email already exists': 'Es gibt schon ein Teammitglied mit dieser E-Mail-Adresse',
  'Reason is required': 'Bitte geben Sie einen Grund an',
  'A duty cannot begin in the future': 'Ein Dienst kann nicht in der Zukunft beginnen',
  'A duty cannot end in the future': 'Ein Dienst kann nicht in der Zukunft enden',
  'Enter when this duty ended': 'Geben Sie an, wann dieser Dienst geendet hat',
  'This duty began more than 16 hours ago. Enter when it ended, too.':
    'Dieser Dienst hat vor mehr als 16 Stunden begonnen. Geben Sie auch an, wann er geendet hat.',
  'A duty must end after it began': 'Ein Dienst muss nach seinem Beginn enden',
  'A duty lasts at most 24 hours': 'Ein Dienst dauert höchstens 24 Stunden',
  'This duty was not found': 'Dieser Dienst wurde nicht gefunden',
  'This duty was struck out. Add a new one instead.':
    'Dieser Dienst wurde gestrichen. Tragen Sie stattdessen einen neuen ein.',
  'This overlaps the duty that began on {{date}} at {{from}}':
    'Das überschneidet sich mit dem Dienst, der am {{date}} um {{from}} Uhr begann',
  'This overlaps the duty of {{date}}, {{from}} to {{until}}':
    'Das überschneidet sich mit dem Dienst vom {{date}}, {{from}} bis {{until}} Uhr',
  'This staff member was not found': 'Dieses Teammitglied wurde nicht gefunden',
  'The last Director cannot be removed. Make somebody else Director first.':
    'Die letzte Leitung kann nicht entfernt werden. Geben Sie die Leitung zuerst jemand anderem.',
  'There is no role with this name': 'Es gibt keine Rolle mit diesem Namen',
  'There is no room with this name': 'Es gibt keine Gruppe mit diesem Namen',
  'There is no active staff member with this id': 'Es gibt kein aktives Teammitglied mit dieser Nummer',

  // The security of an account
  'The setup of the app took too long. Please begin again.':
    'Das Einrichten der App hat zu lange gedauert. Bitte beginnen Sie noch einmal.',
  'Set up two-step verification for yourself first':
    'Richten Sie die Bestätigung in zwei Schritten zuerst für sich selbst ein',
  'This took too long, or was already answered. Please begin again.':
    'Das hat zu lange gedauert oder wurde schon beantwortet. Bitte beginnen Sie noch einmal.',
  'This is not your current password': 'Das ist nicht Ihr bisheriges Passwort',
  'Please confirm first that it is you.': 'Bitte bestätigen Sie zuerst, dass Sie es sind.',
  'This is your email already': 'Das ist schon Ihre E-Mail-Adresse',
  'Too many requests. Please wait a moment.': 'Zu viele Anfragen. Bitte warten Sie einen Moment.',
  'This link is either invalid, expired, or has already been used.':
    'Dieser Link ist ungültig, abgelaufen oder wurde schon benutzt.',
  'You have many passkeys already. Please remove one first.':
    'Sie haben schon viele Passkeys. Bitte entfernen Sie zuerst einen.',
  'This passkey was added already': 'Dieser Passkey wurde schon hinzugefügt',
  'This passkey was not found': 'Dieser Passkey wurde nicht gefunden',
  'This is one of the most common passwords, and attackers try those first. Choose another one.':
    'Das ist eines der meistbenutzten Passwörter, die zuerst probiert werden. Wählen Sie ein anderes.',
  'This is your current password': 'Das ist Ihr bisheriges Passwort',
  'Your password was changed meanwhile': 'Ihr Passwort wurde inzwischen geändert',
  'This is not one of your unused recovery codes': 'Das ist keiner Ihrer unbenutzten Wiederherstellungscodes',
  'This code is not right, or was used already. A new one comes every 30 seconds.':
    'Dieser Code stimmt nicht oder wurde schon benutzt. Alle 30 Sekunden kommt ein neuer.',
  'This passkey could not be used. Please try another way.':
    'Dieser Passkey konnte nicht verwendet werden. Bitte versuchen Sie einen anderen Weg.',
  'This session has already ended': 'Diese Sitzung ist schon beendet',
  'This account is not active': 'Dieses Konto ist nicht aktiv',
  'This parent account was not found': 'Dieses Elternkonto wurde nicht gefunden',
  'You turn off your own two-step verification in your security settings':
    'Ihre eigene Bestätigung in zwei Schritten schalten Sie in Ihren Sicherheitseinstellungen aus',
  'Your center requires two-step verification. You can replace it, but not turn it off.':
    'Ihre Kita verlangt die Bestätigung in zwei Schritten. Sie können sie ersetzen, aber nicht ausschalten.',
  'This is your only second step. Add another one first, or turn two-step verification off.':
    'Das ist Ihr einziger zweiter Schritt. Fügen Sie zuerst einen anderen hinzu, oder schalten Sie die Bestätigung in zwei Schritten aus.',
  'Two-step verification is not on': 'Die Bestätigung in zwei Schritten ist nicht eingeschaltet',
  'Two-step verification is switched on and off under Security':
    'Die Bestätigung in zwei Schritten schalten Sie unter „Sicherheit“ ein und aus',
  'Your email is changed under Security, with a link to the new address':
    'Ihre E-Mail-Adresse ändern Sie unter „Sicherheit“, mit einem Link an die neue Adresse',
  'Your center requires two-step verification. Set it up to go on.':
    'Ihre Kita verlangt die Bestätigung in zwei Schritten. Richten Sie sie ein, um fortzufahren.',

  // What parents tell
  'This notice was not found': 'Diese Mitteilung wurde nicht gefunden',
  'This day has passed; it can no longer be taken back':
    'Dieser Tag ist vorbei; die Mitteilung kann nicht mehr zurückgezogen werden',
  'You cannot arrange a pickup of this child. Please speak with the center.':
    'Sie können für dieses Kind keine Abholung vereinbaren. Bitte sprechen Sie mit der Kita.',
  'This person may not pick up your child. Please speak with the center.':
    'Diese Person darf Ihr Kind nicht abholen. Bitte sprechen Sie mit der Kita.',
  'This day has passed': 'Dieser Tag ist vorbei',
  'Your child is here today. For an early pickup, tell us who comes and when.':
    'Ihr Kind ist heute da. Für eine frühere Abholung teilen Sie uns mit, wer kommt und wann.',
  'Please choose a day within the next year': 'Bitte wählen Sie einen Tag innerhalb des nächsten Jahres',
  'The last day must not be before the first day': 'Der letzte Tag darf nicht vor dem ersten liegen',
  'Only an absence or a late arrival can be more than one day':
    'Nur eine Abwesenheit oder eine spätere Ankunft kann mehrere Tage umfassen',
  'Please report at most three months at a time': 'Bitte melden Sie höchstens drei Monate auf einmal',
  'Please enter the time': 'Bitte geben Sie die Uhrzeit ein',
  'Only a late arrival or a pickup has a time': 'Nur eine spätere Ankunft oder eine Abholung hat eine Uhrzeit',
  'Please enter who will pick up your child': 'Bitte geben Sie ein, wer Ihr Kind abholt',
  'Only a pickup names a person': 'Nur bei einer Abholung wird eine Person genannt',
  'Please write what we should know': 'Bitte schreiben Sie, was wir wissen sollten',

  // Mails
  'This mail was not found': 'Diese E-Mail wurde nicht gefunden',
  'This mail was already sent': 'Diese E-Mail wurde schon gesendet',
  '{{center}} invites you': '{{center}} lädt Sie ein',
  'Hello {{name}},': 'Guten Tag, {{name}},',
  'Hello,': 'Guten Tag,',
  "{{center}} invites you to follow {{child}}'s day: attendance, daily reports and messages.":
    '{{center}} lädt Sie ein, den Tag von {{child}} mitzuerleben: Anwesenheit, Tagesberichte und Nachrichten.',
  "{{center}} invites you to follow your child's day: attendance, daily reports and messages.":
    '{{center}} lädt Sie ein, den Tag Ihres Kindes mitzuerleben: Anwesenheit, Tagesberichte und Nachrichten.',
  'Create your account': 'Konto anlegen',
  'Your account at {{center}}': 'Ihr Konto bei {{center}}',
  'An account was made for you at {{center}}. Choose a password to begin.':
    'Bei {{center}} wurde ein Konto für Sie angelegt. Wählen Sie ein Passwort, dann kann es losgehen.',
  'Choose a password': 'Passwort wählen',
  'A link to your account was read': 'Ein Link zu Ihrem Konto wurde gelesen',
  'Your center cannot send mail, so somebody there opened the link to your account to hand it to you.':
    'Ihre Kita kann keine E-Mails versenden. Deshalb hat dort jemand den Link zu Ihrem Konto geöffnet, um ihn Ihnen zu geben.',
  'If you did not ask for it, please speak with your center.':
    'Wenn Sie ihn nicht angefordert haben, sprechen Sie bitte mit Ihrer Kita.',
  'Type this again: what is kept goes only to the host and port it was given for':
    'Bitte erneut eingeben: Gespeichertes geht nur an den Host und Port, für den es angegeben wurde',
  'Set a new password': 'Neues Passwort festlegen',
  'Somebody asked for a new password for your account. The link works once, within {{count}} hours.': {
    one: 'Für Ihr Konto wurde ein neues Passwort angefordert. Der Link funktioniert einmal, innerhalb von {{count}} Stunde.',
    other:
      'Für Ihr Konto wurde ein neues Passwort angefordert. Der Link funktioniert einmal, innerhalb von {{count}} Stunden.',
  },
  'If it was not you, you need not do anything: your password stays as it is.':
    'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  'The link is for you alone and works once, within {{count}} hours.': {
    one: 'Der Link ist nur für Sie und funktioniert einmal, innerhalb von {{count}} Stunde.',
    other: 'Der Link ist nur für Sie und funktioniert einmal, innerhalb von {{count}} Stunden.',
  },
  'The link is for you alone and works once, within {{count}} days.': {
    one: 'Der Link ist nur für Sie und funktioniert einmal, innerhalb von {{count}} Tag.',
    other: 'Der Link ist nur für Sie und funktioniert einmal, innerhalb von {{count}} Tagen.',
  },
  'An incident was reported at {{center}}': 'Ein Vorfall wurde gemeldet: {{center}}',
  'A new daily report from {{center}}': 'Ein neuer Tagesbericht von {{center}}',
  '{{count}} new messages at {{center}}': {
    one: '{{count}} neue Nachricht: {{center}}',
    other: '{{count}} neue Nachrichten: {{center}}',
  },
  '{{count}} new messages are waiting for you. Sign in to read them.': {
    one: 'Eine neue Nachricht wartet auf Sie. Melden Sie sich an, um sie zu lesen.',
    other: '{{count}} neue Nachrichten warten auf Sie. Melden Sie sich an, um sie zu lesen.',
  },
  '{{count}} incident reports are waiting for you. Sign in to read them.': {
    one: 'Ein Vorfallbericht wartet auf Sie. Melden Sie sich an, um ihn zu lesen.',
    other: '{{count}} Vorfallberichte warten auf Sie. Melden Sie sich an, um sie zu lesen.',
  },
  '{{count}} daily reports are waiting for you. Sign in to read them.': {
    one: 'Ein Tagesbericht wartet auf Sie. Melden Sie sich an, um ihn zu lesen.',
    other: '{{count}} Tagesberichte warten auf Sie. Melden Sie sich an, um sie zu lesen.',
  },
  'Arrivals and departures at {{center}}': 'Ankunft und Abholung: {{center}}',
  '{{count}} arrivals and departures were recorded. Sign in to see them.': {
    one: 'Eine Ankunft oder Abholung wurde eingetragen. Melden Sie sich an, um sie zu sehen.',
    other: '{{count}} Ankünfte und Abholungen wurden eingetragen. Melden Sie sich an, um sie zu sehen.',
  },
  '{{count}} new photos from {{center}}': {
    one: '{{count}} neues Foto von {{center}}',
    other: '{{count}} neue Fotos von {{center}}',
  },
  '{{count}} new photos are waiting for you. Sign in to look at them.': {
    one: 'Ein neues Foto wartet auf Sie. Melden Sie sich an, um es anzusehen.',
    other: '{{count}} neue Fotos warten auf Sie. Melden Sie sich an, um sie anzusehen.',
  },
  'Updates about your account at {{center}}': 'Neues zu Ihrer Abrechnung: {{center}}',
  'There are updates about {{count}} invoices. Sign in to see them.': {
    one: 'Zu einer Rechnung gibt es Neues. Melden Sie sich an, um es zu sehen.',
    other: 'Zu {{count}} Rechnungen gibt es Neues. Melden Sie sich an, um es zu sehen.',
  },
  'Updates about the cameras at {{center}}': 'Neues zu den Kameras: {{center}}',
  'There are updates about {{count}} cameras. Sign in to see them.': {
    one: 'Zu einer Kamera gibt es Neues. Melden Sie sich an, um es zu sehen.',
    other: 'Zu {{count}} Kameras gibt es Neues. Melden Sie sich an, um es zu sehen.',
  },
  'Updates about the calendar at {{center}}': 'Neues im Kalender: {{center}}',
  'Forms at {{center}}': 'Formulare: {{center}}',
  '{{count}} forms ask for your attention. Sign in to see them.': {
    one: 'Zu einem Formular gibt es Neues. Melden Sie sich an, um es zu sehen.',
    other: 'Zu {{count}} Formularen gibt es Neues. Melden Sie sich an, um es zu sehen.',
  },
  'There are updates about {{count}} events in the calendar. Sign in to see them.': {
    one: 'Zu einem Termin im Kalender gibt es Neues. Melden Sie sich an, um es zu sehen.',
    other: 'Zu {{count}} Terminen im Kalender gibt es Neues. Melden Sie sich an, um es zu sehen.',
  },
  'Please read: an urgent message at {{center}}': 'Bitte lesen: eine dringende Nachricht ({{center}})',
  '{{count}} urgent messages have not been read yet. Sign in to read them.': {
    one: 'Eine dringende Nachricht ist noch nicht gelesen. Melden Sie sich an, um sie zu lesen.',
    other: '{{count}} dringende Nachrichten sind noch nicht gelesen. Melden Sie sich an, um sie zu lesen.',
  },
  'Please read: an incident report at {{center}}': 'Bitte lesen: ein Vorfallbericht ({{center}})',
  '{{count}} incident reports have not been read yet. Sign in to read them.': {
    one: 'Ein Vorfallbericht ist noch nicht gelesen. Melden Sie sich an, um ihn zu lesen.',
    other: '{{count}} Vorfallberichte sind noch nicht gelesen. Melden Sie sich an, um sie zu lesen.',
  },
  'This notification was not found': 'Diese Benachrichtigung wurde nicht gefunden',
  'This browser’s push service is not supported': 'Der Push-Dienst dieses Browsers wird nicht unterstützt',
  'The address is missing': 'Die Adresse fehlt',
  'A key is missing': 'Ein Schlüssel fehlt',
  'This is no key': 'Das ist kein Schlüssel',
  'Choose two different times': 'Wählen Sie zwei verschiedene Uhrzeiten',
  'You can choose in your settings which emails you get.':
    'In Ihren Einstellungen können Sie wählen, welche E-Mails Sie bekommen.',
  'Read it': 'Jetzt lesen',
  'If it was not you: set a new password at once with "Forgot your password?", and tell your center.':
    'Wenn Sie das nicht waren: Legen Sie sofort mit „Passwort vergessen?“ ein neues Passwort fest und sagen Sie Ihrer Kita Bescheid.',
  'If it was not you, please tell your center at once.':
    'Wenn Sie das nicht waren, sagen Sie bitte sofort Ihrer Kita Bescheid.',
  'Your password was changed': 'Ihr Passwort wurde geändert',
  'The password of your account was just changed. Everywhere else you were signed in, you were signed out.':
    'Das Passwort Ihres Kontos wurde gerade geändert. Überall sonst, wo Sie angemeldet waren, wurden Sie abgemeldet.',
  'Your email is about to change': 'Ihre E-Mail-Adresse soll geändert werden',
  'Somebody who is signed in to your account asked to change its email to {{email}}. It changes once the link that was sent there is opened.':
    'Jemand, der in Ihrem Konto angemeldet ist, möchte die E-Mail-Adresse in {{email}} ändern. Sie ändert sich, sobald der dorthin gesendete Link geöffnet wird.',
  'If it was not you: change your password and sign out everywhere, and tell your center.':
    'Wenn Sie das nicht waren: Ändern Sie Ihr Passwort, melden Sie sich überall ab und sagen Sie Ihrer Kita Bescheid.',
  'Your email was changed': 'Ihre E-Mail-Adresse wurde geändert',
  'From now on you sign in with {{email}}. This address is no longer used for your account.':
    'Ab jetzt melden Sie sich mit {{email}} an. Diese Adresse hier wird für Ihr Konto nicht mehr verwendet.',
  'You already have an account': 'Sie haben schon ein Konto',
  'Somebody asked to use this email for another account. It belongs to your account already, so nothing was changed.':
    'Jemand wollte diese E-Mail-Adresse für ein anderes Konto verwenden. Sie gehört schon zu Ihrem Konto, deshalb wurde nichts geändert.',
  'You need not do anything.': 'Sie brauchen nichts zu tun.',
  'An authenticator app was added': 'Eine Authenticator-App wurde hinzugefügt',
  'From now on a code of your authenticator app can confirm that it is you.':
    'Ab jetzt kann ein Code Ihrer Authenticator-App bestätigen, dass Sie es sind.',
  'A passkey was added': 'Ein Passkey wurde hinzugefügt',
  'From now on the new passkey can confirm that it is you.':
    'Ab jetzt kann der neue Passkey bestätigen, dass Sie es sind.',
  'A recovery code was used': 'Ein Wiederherstellungscode wurde benutzt',
  'One of your recovery codes was just used to sign in or to confirm that it is you. You have {{count}} left.':
    'Einer Ihrer Wiederherstellungscodes wurde gerade benutzt, zum Anmelden oder um zu bestätigen, dass Sie es sind. Übrig: {{count}}.',
  'New recovery codes were made': 'Neue Wiederherstellungscodes wurden erstellt',
  'Your account has new recovery codes. Those you had before no longer work.':
    'Ihr Konto hat neue Wiederherstellungscodes. Die bisherigen funktionieren nicht mehr.',
  'Two-step verification was turned off': 'Die Bestätigung in zwei Schritten wurde ausgeschaltet',
  'From now on your password alone is enough to sign in.': 'Ab jetzt reicht Ihr Passwort allein zum Anmelden.',
  'Your two-step verification was reset': 'Ihre Bestätigung in zwei Schritten wurde zurückgesetzt',
  'Your center took the second step of your sign-in away, and you were signed out everywhere. Sign in with your password, and set it up again.':
    'Ihre Kita hat den zweiten Schritt beim Anmelden zurückgesetzt, und Sie wurden überall abgemeldet. Melden Sie sich mit Ihrem Passwort an und richten Sie ihn wieder ein.',
  'If you did not ask for this, please speak with your center.':
    'Wenn Sie nicht darum gebeten haben, sprechen Sie bitte mit Ihrer Kita.',
  'Confirm your email': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'Confirm that this email is yours, and you sign in with it from then on.':
    'Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Ab dann melden Sie sich damit an.',
  'The link works once, within a day. If you did not ask for it, you need not do anything.':
    'Der Link funktioniert einmal, innerhalb eines Tages. Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun.',
  'Confirm email': 'Adresse bestätigen',
  'Test mail from {{center}}': 'Test-E-Mail von {{center}}',
  'This is a test. You can read it, so mail from {{center}} arrives.':
    'Das ist ein Test. Sie können ihn lesen, also kommen E-Mails von {{center}} an.',

  'Something at {{center}} is waiting for your signature': 'Etwas wartet auf Ihre Unterschrift: {{center}}',
  '{{count}} incident reports are waiting for your signature.': {
    one: '{{count}} Vorfallbericht wartet auf Ihre Unterschrift.',
    other: '{{count}} Vorfallberichte warten auf Ihre Unterschrift.',
  },
  'Sign in to read and sign.': 'Melden Sie sich an, um zu lesen und zu unterschreiben.',
  'Your week at {{center}}': 'Ihre Woche: {{center}}',
  '{{name}} is not on duty': '{{name}} ist nicht im Dienst',
  '{{name}} was at {{center}} on {{count}} days.': {
    one: '{{name}} war an {{count}} Tag bei uns: {{center}}.',
    other: '{{name}} war an {{count}} Tagen bei uns: {{center}}.',
  },
  '{{count}} daily reports were written for {{name}}.': {
    one: 'Für {{name}} wurde {{count}} Tagesbericht geschrieben.',
    other: 'Für {{name}} wurden {{count}} Tagesberichte geschrieben.',
  },
  '{{count}} incidents were reported for {{name}}.': {
    one: 'Für {{name}} wurde {{count}} Vorfall gemeldet.',
    other: 'Für {{name}} wurden {{count}} Vorfälle gemeldet.',
  },
  'Open the portal': 'Zum Elternportal',
  'Children who have not come to {{center}} today': 'Kinder, die heute nicht gekommen sind: {{center}}',
  '{{count}} of your children have not come today, and no absence is reported.': {
    one: 'Ihr Kind ist heute noch nicht gekommen, und keine Abwesenheit ist gemeldet.',
    other: '{{count}} Ihrer Kinder sind heute noch nicht gekommen, und keine Abwesenheit ist gemeldet.',
  },
  'Nobody has arrived at {{center}} from your family yet':
    'Aus Ihrer Familie ist heute noch niemand angekommen: {{center}}',
  'Please tell us in the portal whether they stay at home or come later.':
    'Bitte sagen Sie uns im Elternportal, ob Ihr Kind zu Hause bleibt oder später kommt.',
  '{{count}} children have not come yet, and nobody said that they are absent.': {
    one: '{{count}} Kind ist noch nicht gekommen und nicht als abwesend gemeldet.',
    other: '{{count}} Kinder sind noch nicht gekommen und nicht als abwesend gemeldet.',
  },
  'Open the dashboard': 'Zur Übersicht',

  // Incidents and daily reports
  'An incident cannot be reported for a future date': 'Ein Vorfall kann nicht für die Zukunft gemeldet werden',
  'This incident was not found': 'Dieser Vorfall wurde nicht gefunden',
  'A daily report cannot be written for a future date':
    'Ein Tagesbericht kann nicht für die Zukunft geschrieben werden',
  'An activity cannot be recorded for a future date': 'Eine Aktivität kann nicht für die Zukunft eingetragen werden',

  // Imports
  'Say yes or no': 'Geben Sie „yes“ oder „no“ an',
  'There is no role with this name. Roles: {{roles}}': 'Es gibt keine Rolle mit diesem Namen. Rollen: {{roles}}',
  'Several children have this name; say the date of birth':
    'Mehrere Kinder heißen so; geben Sie auch das Geburtsdatum an',
  'This import was not found': 'Dieser Import wurde nicht gefunden',
  'At most 20,000 rows can be imported at once': 'Es können höchstens 20.000 Zeilen auf einmal importiert werden',

  // Children, guardians and invitations
  'This child was not found': 'Dieses Kind wurde nicht gefunden',
  'This guardian was not found': 'Diese sorgeberechtigte Person wurde nicht gefunden',
  'This invitation was not found': 'Diese Einladung wurde nicht gefunden',
  'There is no enrolled child with this id': 'Es gibt kein aufgenommenes Kind mit dieser Nummer',
  'This invitation is for another child': 'Diese Einladung ist für ein anderes Kind',
  'No mail went out. Share the link yourself.': 'Es ging keine E-Mail hinaus. Geben Sie den Link selbst weiter.',
  'The link can be shared once a child is chosen. Mail is not set up.':
    'Der Link kann weitergegeben werden, sobald ein Kind gewählt ist. E-Mail ist nicht eingerichtet.',
  'Everybody whom you chose is invited or registered already':
    'Alle Ausgewählten sind schon eingeladen oder registriert',
  'These invitations were not found': 'Diese Einladungen wurden nicht gefunden',
  'There is no letter to print': 'Es gibt keinen Brief zu drucken',
  'There is no guardian of an enrolled child with this id':
    'Es gibt keine sorgeberechtigte Person eines aufgenommenen Kindes mit dieser Nummer',
  '{{name}} has an account already': '{{name}} hat schon ein Konto',
  'Point the camera of your phone at the square, or type this address into a browser:':
    'Halten Sie die Kamera Ihres Handys auf das Quadrat, oder geben Sie diese Adresse in einen Browser ein:',
  'Invitation letters': 'Einladungsbriefe',
  'Somebody else here has this email. Use another one, or ask the center.':
    'Jemand anderes hat hier diese E-Mail-Adresse. Nehmen Sie eine andere oder fragen Sie die Kita.',
  'Choose somebody to invite': 'Wählen Sie jemanden zum Einladen',
  'At most {{maximum}} at once': 'Höchstens {{maximum}} auf einmal',
  'This invitation was already accepted': 'Diese Einladung wurde schon angenommen',
  'This invitation was canceled. Send a new one instead.':
    'Diese Einladung wurde zurückgenommen. Senden Sie stattdessen eine neue.',
  'This invitation is no longer pending': 'Diese Einladung ist nicht mehr offen',
  'There is already an account with this email. Please sign in to add your child.':
    'Es gibt schon ein Konto mit dieser E-Mail-Adresse. Bitte melden Sie sich an, um Ihr Kind hinzuzufügen.',
  'This must be the email the invitation was sent to': 'Das muss die E-Mail-Adresse sein, an die die Einladung ging',
  'This must be the phone number the invitation was sent to':
    'Das muss die Telefonnummer sein, an die die Einladung ging',
  '{{person}} may not pick up {{child}}. Confirm that you have read this warning to continue.':
    '{{person}} darf {{child}} nicht abholen. Bestätigen Sie, dass Sie diese Warnung gelesen haben, um fortzufahren.',
  'Confirm that you have read this warning to continue.':
    'Bestätigen Sie, dass Sie diese Warnung gelesen haben, um fortzufahren.',
  'The invitation is on its way': 'Die Einladung ist unterwegs',
  'The link is ready. Mail goes out once a child is chosen.':
    'Der Link ist bereit. Die E-Mail wird gesendet, sobald ein Kind gewählt ist.',
  'Children cannot be enrolled in this room': 'In diese Gruppe können keine Kinder aufgenommen werden',
  'Date of birth cannot be in the future': 'Das Geburtsdatum darf nicht in der Zukunft liegen',
  'One form is for e-mail and text messages: give both, or neither':
    'Ein Formular gilt für E-Mail und SMS: beides angeben oder keines',
  'Please check the year of the date of birth': 'Bitte prüfen Sie das Jahr des Geburtsdatums',

  // The center
  'The closing time must be after the opening time': 'Die Schließzeit muss nach der Öffnungszeit liegen',
  'This weekday is named twice': 'Dieser Wochentag ist zweimal genannt',
  'The center is not closed on these days': 'Die Kita ist an diesen Tagen nicht geschlossen',
  'The last day must not be before the first': 'Der letzte Tag darf nicht vor dem ersten liegen',
  'A routing number has nine digits; please check them':
    'Eine Bankleitzahl (Routing Number) hat neun Ziffern; bitte prüfen Sie sie',
  'An EIN has nine digits, such as 12-3456789': 'Eine EIN hat neun Ziffern, zum Beispiel 12-3456789',
  'Enter the e-mail address or US phone number that Zelle knows':
    'Geben Sie die E-Mail-Adresse oder US-Telefonnummer ein, die bei Zelle hinterlegt ist',
  'This role was not found': 'Diese Rolle wurde nicht gefunden',
  'The Director must keep the right to manage roles, staff and the center':
    'Die Leitung muss Rollen, Team und Kita weiter verwalten dürfen',
  'There are children in this room: it needs an age group':
    'In dieser Gruppe sind Kinder: Sie braucht eine Altersgruppe',
  '{{count}} children are in {{room}}. Move them to another room first.': {
    one: '{{count}} Kind ist in {{room}}. Lassen Sie es zuerst in eine andere Gruppe wechseln.',
    other: '{{count}} Kinder sind in {{room}}. Lassen Sie sie zuerst in eine andere Gruppe wechseln.',
  },
  '{{count}} staff members are assigned to {{room}}. Assign them to another room first.': {
    one: '{{count}} Teammitglied ist {{room}} zugeteilt. Teilen Sie es zuerst einer anderen Gruppe zu.',
    other: '{{count}} Teammitglieder sind {{room}} zugeteilt. Teilen Sie sie zuerst einer anderen Gruppe zu.',
  },
  'This room was not found': 'Diese Gruppe wurde nicht gefunden',
  'This name stands for another room': 'Dieser Name steht für eine andere Gruppe',
  'There is already a room with this name': 'Es gibt schon eine Gruppe mit diesem Namen',
  'Say how many children one staff member may look after':
    'Geben Sie an, wie viele Kinder ein Teammitglied betreuen darf',
  'Only a room with an age group has a ratio': 'Nur eine Gruppe mit Altersgruppe hat einen Betreuungsschlüssel',
  'Name the place': 'Nennen Sie den Ort',

  // Attendance
  'Please select who is performing this action': 'Bitte wählen Sie, wer bringt oder abholt',
  '{{name}} is no longer enrolled': '{{name}} besucht die Kita nicht mehr',
  'Enter a check-in or check-out time': 'Geben Sie eine Ankunfts- oder Abholzeit ein',
  '{{name}} was here on this day': '{{name}} war an diesem Tag da',
  'There is no child with this id': 'Es gibt kein Kind mit dieser Nummer',
  'Enter a check-in time': 'Geben Sie eine Ankunftszeit ein',
  'It is too late to undo this. Correct the times instead.':
    'Das lässt sich nicht mehr rückgängig machen. Berichtigen Sie stattdessen die Zeiten.',
  '{{name}} is already checked in': '{{name}} ist schon da',
  'This attendance record was not found': 'Dieser Eintrag zur Anwesenheit wurde nicht gefunden',
  'Attendance cannot be recorded for a future date': 'Anwesenheit kann nicht für die Zukunft eingetragen werden',
  '{{name}} is not checked in': '{{name}} ist nicht da',
  'Check-out cannot be before the check-in at {{time}}':
    'Die Abholung kann nicht vor der Ankunft um {{time}} Uhr liegen',
  'Check-out cannot be before the check-in': 'Die Abholung kann nicht vor der Ankunft liegen',
  'This time lies within another stay of {{name}} on this day':
    'Zu dieser Zeit war {{name}} an diesem Tag schon einmal da',
  'This time lies within another stay on this day': 'Zu dieser Zeit ist an diesem Tag schon ein Aufenthalt eingetragen',

  // Signing in
  'This is not the setup code. It is printed where Larkhouse was started.':
    'Das ist nicht der Einrichtungscode. Er wird dort ausgegeben, wo Larkhouse gestartet wurde.',
  'Invalid email or password': 'E-Mail oder Passwort ist falsch',
  'Too many failed attempts. Please wait {{count}} minutes and try again.': {
    one: 'Zu viele Fehlversuche. Bitte warten Sie {{count}} Minute und versuchen Sie es noch einmal.',
    other: 'Zu viele Fehlversuche. Bitte warten Sie {{count}} Minuten und versuchen Sie es noch einmal.',
  },
  'Please sign in': 'Bitte melden Sie sich an',
  'Larkhouse is already set up': 'Larkhouse ist bereits eingerichtet',

  // Any request
  'Send JSON with the content type application/json': 'Senden Sie JSON mit dem Inhaltstyp application/json',
  'Something went wrong on our side. Please try again. Reference {{reference}}':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal. Referenz {{reference}}',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  'This job no longer waits for another try': 'Dieser Auftrag wartet nicht mehr auf einen weiteren Versuch',
  'There is nothing at this address': 'Unter dieser Adresse ist nichts',
  'The request could not be read': 'Die Anfrage konnte nicht gelesen werden',
  'The request is too large': 'Die Anfrage ist zu groß',
  'Somebody did the same at this very moment. Please look again.':
    'Jemand hat genau dasselbe gerade eben getan. Bitte schauen Sie noch einmal nach.',
  'There is no room left for files on this server. Please tell whoever looks after it.':
    'Auf diesem Server ist kein Platz mehr für Dateien. Bitte sagen Sie der Person Bescheid, die sich um ihn kümmert.',
  'There is no room left on this server. Please tell whoever looks after it.':
    'Auf diesem Server ist kein Platz mehr. Bitte sagen Sie der Person Bescheid, die sich um ihn kümmert.',
  'This server cannot write to its disk. Please tell whoever looks after it.':
    'Dieser Server kann nicht auf seine Festplatte schreiben. Bitte sagen Sie der Person Bescheid, die sich um ihn kümmert.',
  'Larkhouse is making many files for your center already. Please try again in a minute.':
    'Für Ihre Kita entstehen gerade schon viele Dateien. Bitte versuchen Sie es in einer Minute noch einmal.',
  'This was broken off before it was done. Please try again.':
    'Das wurde abgebrochen, bevor es fertig war. Bitte versuchen Sie es noch einmal.',
  'Larkhouse is busy at the moment. Please try again.':
    'Larkhouse ist gerade ausgelastet. Bitte versuchen Sie es noch einmal.',
  'Files cannot be reached at the moment. Please try again in a few minutes.':
    'Dateien sind gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  'Idempotency-Key must be at most 200 characters': 'Idempotency-Key darf höchstens 200 Zeichen haben',
  'This Idempotency-Key was already used for something else':
    'Dieser Idempotency-Key wurde schon für etwas anderes verwendet',
  'This field is required': 'Bitte füllen Sie dieses Feld aus',
  'Must be one of: {{options}}': 'Möglich sind: {{options}}',
  'Must be at least {{minimum}}': 'Mindestens {{minimum}}',
  'Must be at most {{maximum}}': 'Höchstens {{maximum}}',
  'Must be a whole number': 'Bitte geben Sie eine ganze Zahl ein',
  'Must be text': 'Hier wird Text erwartet',
  'Must be a boolean': 'Hier wird true oder false erwartet',
  'Must be an object': 'Hier wird ein Objekt erwartet',
  'Must be an array': 'Hier wird eine Liste erwartet',
  'Unknown field': 'Unbekanntes Feld',
  'This request comes from another site': 'Diese Anfrage kommt von einer anderen Website',
  'Please ask for at most {{days}} days': 'Bitte fragen Sie nach höchstens {{days}} Tagen',
  'Enter a date between 1900-01-01 and 2199-12-31': 'Geben Sie ein Datum zwischen 1900-01-01 und 2199-12-31 ein',
  'Upload the file first, and send the path that it was given':
    'Laden Sie zuerst die Datei hoch, und senden Sie den Pfad, den sie dabei erhält',
  'This file is used already. Please upload it again.':
    'Diese Datei wird schon verwendet. Bitte laden Sie sie noch einmal hoch.',
  'The first day must not be after the last day': 'Der erste Tag darf nicht nach dem letzten liegen',
  'Somebody else changed this in the meantime. Reload to see the newest version.':
    'Jemand anderes hat dies inzwischen geändert. Laden Sie neu, um die neueste Fassung zu sehen.',
  Acknowledged: 'Bestätigt',
  'Action taken': 'Maßnahmen',
  Activities: 'Aktivitäten',
  Center: 'Kita',
  'Characters that a PDF of ours cannot print stand as [?]. Download the text or Excel format to read them all.':
    'Zeichen, die unser PDF nicht drucken kann, erscheinen als [?]. Laden Sie das Text- oder Excel-Format herunter, um alles zu lesen.',
  Child: 'Kind',
  'Child: {{name}}': 'Kind: {{name}}',
  'Choose txt, pdf or xlsx': 'Wählen Sie txt, pdf oder xlsx',
  Content: 'Zufrieden',
  Cranky: 'Schlecht gelaunt',
  'Daily report': 'Tagesbericht',
  'Daily reports': 'Tagesberichte',
  'Daily report {{child}} {{date}}': 'Tagesbericht {{child}} {{date}}',
  'Daily reports {{child}} {{from}} to {{to}}': 'Tagesberichte {{child}} {{from}} bis {{to}}',
  Date: 'Datum',
  Excited: 'Begeistert',
  'Family told': 'Familie informiert',
  Fussy: 'Quengelig',
  Happy: 'Fröhlich',
  'Incident report': 'Vorfallbericht',
  'Incident reports': 'Vorfallberichte',
  'Incident report {{child}} {{date}}': 'Vorfallbericht {{child}} {{date}}',
  'Incident reports {{child}} {{from}} to {{to}}': 'Vorfallberichte {{child}} {{from}} bis {{to}}',
  Meals: 'Mahlzeiten',
  Mood: 'Stimmung',
  Naps: 'Schlaf',
  'Not yet': 'Noch nicht',
  Notes: 'Notizen',
  'Page {{page}} of {{pages}}': 'Seite {{page}} von {{pages}}',
  'Reported by': 'Gemeldet von',
  'There are no daily reports on these days': 'Für diese Tage gibt es keine Tagesberichte',
  'There are no incident reports on these days': 'Für diese Tage gibt es keine Vorfallberichte',
  'These are too many reports for one document. Choose fewer days.':
    'Das sind zu viele Berichte für ein Dokument. Wählen Sie weniger Tage.',
  'This daily report was not found': 'Dieser Tagesbericht wurde nicht gefunden',
  Time: 'Uhrzeit',
  Tired: 'Müde',
  Fall: 'Sturz',
  Bump: 'Stoß',
  Bite: 'Biss',
  'Cut or scratch': 'Schnitt oder Kratzer',
  Burn: 'Verbrennung',
  'Sting or insect bite': 'Stich',
  Choking: 'Verschlucken',
  'Allergic reaction': 'Allergische Reaktion',
  Illness: 'Krankheit',
  Behavior: 'Verhalten',
  Head: 'Kopf',
  Face: 'Gesicht',
  Mouth: 'Mund',
  Neck: 'Hals',
  Chest: 'Brust',
  Belly: 'Bauch',
  'Upper back': 'Oberer Rücken',
  'Lower back': 'Unterer Rücken',
  Bottom: 'Po',
  'Left arm': 'Linker Arm',
  'Right arm': 'Rechter Arm',
  'Left hand': 'Linke Hand',
  'Right hand': 'Rechte Hand',
  'Left leg': 'Linkes Bein',
  'Right leg': 'Rechtes Bein',
  'Left foot': 'Linker Fuß',
  'Right foot': 'Rechter Fuß',
  'Part of the body': 'Körperteil',
  Witness: 'Gesehen von',
  'First aid': 'Erste Hilfe',
  '{{person}}, by {{name}}, {{when}}': '{{person}}, informiert von {{name}}, {{when}}',
  'This incident has no photo': 'Dieser Vorfall hat kein Foto',
  'Say who was told': 'Geben Sie an, wer informiert wurde',
  'Say when the family was told': 'Geben Sie an, wann die Familie informiert wurde',
  'The family cannot be told before it happened': 'Die Familie kann nicht vor dem Vorfall informiert worden sein',
  'This time has not come yet': 'Diese Uhrzeit ist noch nicht gekommen',
  'Choose one of the kinds': 'Wählen Sie eine der Arten',
  'Choose parts of the body': 'Wählen Sie Körperteile',
  'What happened': 'Was geschah',
  'Written by': 'Geschrieben von',
  'Written on': 'Geschrieben am',
  '{{name}}, signed “{{signature}}”, {{when}}': '{{name}}, unterschrieben mit „{{signature}}“, {{when}}',
  'By {{name}}, {{when}}': 'Von {{name}}, {{when}}',

  // Everything of a child as one file
  'This archive was not found. It may have expired; ask for a new one.':
    'Diese Datei wurde nicht gefunden. Vielleicht ist sie abgelaufen; fordern Sie eine neue an.',
  'Born on {{date}}': 'Geboren am {{date}}',
  'At {{center}} since {{date}}, in {{room}}': 'Bei {{center}} seit {{date}}, in {{room}}',
  'At {{center}} from {{date}} to {{until}}, in {{room}}': 'Bei {{center}} von {{date}} bis {{until}}, in {{room}}',
  'Nothing was recorded yet': 'Noch nichts eingetragen',
  'Made on {{when}} for {{guardian}}': 'Erstellt am {{when}} für {{guardian}}',
  'All of it also lies as JSON in the folder “data”, for programs. Keep this folder in a safe place: it is about your child.':
    'Alles liegt auch als JSON im Ordner „data“, für Programme. Bewahren Sie diesen Ordner sicher auf: Es geht um Ihr Kind.',
  Sections: 'Bereiche',
  '{{count}} daily reports': { one: '{{count}} Tagesbericht', other: '{{count}} Tagesberichte' },
  '{{count}} activities': { one: '{{count}} Aktivität', other: '{{count}} Aktivitäten' },
  Activity: 'Aktivität',
  'Led by': 'Geleitet von',
  '{{count}} incident reports': { one: '{{count}} Vorfallbericht', other: '{{count}} Vorfallberichte' },
  Attendance: 'Anwesenheit',
  Arrived: 'Gekommen',
  Left: 'Gegangen',
  'Brought by': 'Gebracht von',
  'Collected by': 'Abgeholt von',
  '{{count}} days at the center': {
    one: '{{count}} Tag in der Kita',
    other: '{{count}} Tage in der Kita',
  },
  'Days and pick-up': 'Tage und Abholung',
  'Booked days': 'Betreuungstage',
  'Pick-up people': 'Abholpersonen',
  'As the list says that the center moved in with.': 'Wie es in der Liste steht, mit der die Kita umgezogen ist.',
  Present: 'Da',
  Late: 'Verspätet',
  Absent: 'Abwesend',
  'Tax year {{year}}': 'Steuerjahr {{year}}',
  'Tax documents': 'Steuerbelege',
  '{{count}} tax documents': { one: '{{count}} Steuerbeleg', other: '{{count}} Steuerbelege' },
  Photos: 'Fotos',
  '{{count}} photos': { one: '{{count}} Foto', other: '{{count}} Fotos' },
  '{{name}} has not started yet': '{{name}} hat noch nicht begonnen',
  '{{name}} was here before this day': '{{name}} war vor diesem Tag schon hier',
  'The first day cannot be before the birth': 'Der erste Tag kann nicht vor der Geburt liegen',
  'Please check the year of the first day': 'Bitte prüfen Sie das Jahr des ersten Tages',
  'Only fixed days have days of the week': 'Nur feste Tage haben Wochentage',
  'Choose at least one day of the week': 'Wählen Sie mindestens einen Wochentag',
  'There are days in a week that the cycle does not have': 'Es gibt Tage in einer Woche, die der Zyklus nicht hat',
  'A day has at most three times': 'Ein Tag hat höchstens drei Zeiten',
  'Pick-up must be after drop-off': 'Das Abholen muss nach dem Bringen liegen',
  'The times of a day must not overlap': 'Die Zeiten eines Tages dürfen sich nicht überschneiden',
  'Choose a day from today on': 'Wählen Sie einen Tag ab heute',
  'The center is closed on these days': 'An diesen Tagen ist die Kita geschlossen',
  'Name the times of the week as 1 08:00-16:00,3 08:00-12:00':
    'Nennen Sie die Zeiten der Woche wie 1 08:00-16:00,3 08:00-12:00',
  'Planning begins with this week': 'Die Planung beginnt mit dieser Woche',
  'Choose how the days are booked': 'Wählen Sie, wie die Tage gebucht werden',
  'The last day cannot be before the first one': 'Der letzte Tag kann nicht vor dem ersten liegen',
  'The last day is today or later. Remove a child who is gone already.':
    'Der letzte Tag ist heute oder später. Ein Kind, das schon weg ist, entfernen Sie.',
  'Please check the year of the last day': 'Bitte prüfen Sie das Jahr des letzten Tages',
  'The day of the notice cannot be in the future': 'Der Tag der Kündigung kann nicht in der Zukunft liegen',
  '{{name}} was here until {{date}}': '{{name}} war bis zum {{date}} hier',
  'The first day cannot be after the last one': 'Der erste Tag kann nicht nach dem letzten liegen',
  'This child has left already. Take the line out of the file.':
    'Dieses Kind ist schon ausgetreten. Nehmen Sie die Zeile aus der Datei.',
  'Choose a reason': 'Wählen Sie einen Grund',
  'This text names what a child may not have ({{named}}). Confirm to record it.':
    'Dieser Text nennt, was ein Kind nicht haben darf ({{named}}). Bestätigen Sie, um ihn einzutragen.',
  '{{coming}} children would come into {{room}}, where {{taken}} of {{capacity}} places are taken. Confirm to go on.':
    '{{coming}} Kinder kämen zu {{room}}, wo {{taken}} von {{capacity}} Plätzen belegt sind. Bestätigen Sie, um fortzufahren.',
  'All places in {{room}} are taken: {{taken}} of {{capacity}}. Confirm to go on.':
    'Alle Plätze in {{room}} sind vergeben: {{taken}} von {{capacity}}. Bestätigen Sie, um fortzufahren.',
  ...activitiesDe,
  ...admissionsDe,
  ...analyticsDe,
  ...auditDe,
  ...billingDe,
  ...bookingsDe,
  ...employmentDe,
  ...childDocumentsDe,
  ...childFileDe,
  ...papersDe,
  ...rotaDe,
  ...camerasDe,
  ...eventsDe,
  ...formsDe,
  ...importsDe,
  ...milestonesDe,
  ...offersDe,
  ...timeOffDe,
  ...timesheetsDe,
  ...timeClockDe,
  ...complianceDe,
  ...kioskDe,
  'Backups of an installation with several centers are made by whoever runs it':
    'Sicherungen einer Installation mit mehreren Einrichtungen macht, wer sie betreibt',
  'This backup was not found. It may have had its time.':
    'Diese Sicherung wurde nicht gefunden. Vielleicht ist ihre Zeit abgelaufen.',
  'This backup is not whole, and cannot be downloaded.':
    'Diese Sicherung ist unvollständig und kann nicht heruntergeladen werden.',
  'There is a recovery key already. Reload to see so, and replace it if you mean to.':
    'Es gibt schon einen Wiederherstellungsschlüssel. Laden Sie neu, um das zu sehen, und ersetzen Sie ihn, wenn Sie das wollen.',
  'This is not the last group of the key': 'Das ist nicht die letzte Gruppe des Schlüssels',
  'Another recovery key was kept meanwhile. Please begin again.':
    'Inzwischen wurde ein anderer Wiederherstellungsschlüssel bestätigt. Bitte beginnen Sie noch einmal.',
  'Name a backup as it is listed': 'Nennen Sie eine Sicherung so, wie sie in der Liste steht',
  'Enter the last group of the key': 'Geben Sie die letzte Gruppe des Schlüssels ein',
  'The backup failed': 'Die Sicherung ist fehlgeschlagen',
  'For {{count}} nights no backup of Larkhouse succeeded. If the computer failed now, what was recorded since would be lost.':
    {
      one: 'Seit {{count}} Nacht ist keine Sicherung von Larkhouse gelungen. Fiele der Computer jetzt aus, wäre verloren, was seitdem eingetragen wurde.',
      other:
        'Seit {{count}} Nächten ist keine Sicherung von Larkhouse gelungen. Fiele der Computer jetzt aus, wäre verloren, was seitdem eingetragen wurde.',
    },
  'Please tell whoever looks after the computer: the command “npm run doctor” says why, and what to do.':
    'Bitte sagen Sie es der Person, die sich um den Computer kümmert: Der Befehl „npm run doctor“ sagt, woran es liegt und was zu tun ist.',
  'Mail goes out by another server': 'E-Mails gehen über einen anderen Server hinaus',
  'Mail is no longer sent': 'E-Mails werden nicht mehr verschickt',
  '{{name}} set that mail of {{center}} goes out by {{server}}.':
    '{{name}} hat eingestellt, dass die E-Mails von {{center}} über {{server}} hinausgehen.',
  '{{name}} took the mail server of {{center}} away. Mail is kept under Settings → Mail.':
    '{{name}} hat den Mailserver von {{center}} entfernt. E-Mails werden unter Einstellungen → E-Mail aufbewahrt.',
  'If you did not expect this, sign in and look at Settings → Mail at once: links that open accounts go out by mail.':
    'Falls Sie damit nicht gerechnet haben, melden Sie sich an und sehen Sie gleich unter Einstellungen → E-Mail nach: Links, die Konten öffnen, gehen per E-Mail hinaus.',
  'The mail server is set for the whole installation (SMTP_URL)':
    'Den Mailserver legt fest, wer diese Installation betreibt (SMTP_URL)',
  'Enter the name of the mail server, such as smtp.example.org':
    'Geben Sie den Namen des Mailservers ein, etwa smtp.example.org',
  'Enter a port, such as 587': 'Geben Sie einen Port ein, etwa 587',
  'Enter the name that people read as the sender': 'Geben Sie den Namen ein, der als Absender erscheint',
  'Enter the user name': 'Geben Sie den Benutzernamen ein',
  'This password is too long': 'Dieses Passwort ist zu lang',
  'A user name and password go over an encrypted connection only':
    'Benutzername und Passwort gehen nur über eine verschlüsselte Verbindung',
  'Enter the user name too': 'Geben Sie auch den Benutzernamen ein',
  'Enter the password of this user name': 'Geben Sie das Passwort zu diesem Benutzernamen ein',
  'Larkhouse does not send mail to this address. Enter the mail server of your provider or of your own network.':
    'An diese Adresse verschickt Larkhouse keine E-Mails. Geben Sie den Mailserver Ihres Anbieters oder Ihres eigenen Netzes ein.',
  'Mail servers listen on port 587, 465, 25 or 2525': 'Mailserver sind unter Port 587, 465, 25 oder 2525 erreichbar',
  'Choose one of the languages in the list': 'Wählen Sie eine der Sprachen aus der Liste',
  'This person was not found': 'Diese Person wurde nicht gefunden',
  'This has ended already': 'Das ist schon beendet',
  'Accept this person first': 'Nehmen Sie diese Person erst an',
  'The center has not accepted this person': 'Die Kita hat diese Person nicht angenommen',
  'This person has no photo': 'Von dieser Person gibt es kein Foto',
  'The family has withdrawn this proposal': 'Die Familie hat diesen Vorschlag zurückgezogen',
  'Somebody has answered this proposal already': 'Diesen Vorschlag hat schon jemand beantwortet',
  'Choose enrolled children of one family': 'Wählen Sie angemeldete Kinder einer Familie',
  'Choose at least one child': 'Wählen Sie mindestens ein Kind',
  'Choose a child of this person': 'Wählen Sie ein Kind dieser Person',
  'This person may not pick up this child. Please speak with the center.':
    'Diese Person darf dieses Kind nicht abholen. Bitte sprechen Sie mit der Einrichtung.',
  'Choose drop-off, pick-up or both': 'Wählen Sie Bringen, Abholen oder beides',
  'The last day has passed': 'Der letzte Tag ist vorbei',
  '{{room}} is in use today: somebody is in it, or it is merged':
    '{{room}} wird heute gebraucht: Es ist noch jemand dort, oder die Gruppe ist zusammengelegt',
  '{{room}} is merged into {{other}} today. Split it first.':
    '{{room}} ist heute mit {{other}} zusammengelegt. Trennen Sie die Gruppen zuerst.',
  '{{room}} is merged today already. Split it first.':
    '{{room}} ist heute schon zusammengelegt. Trennen Sie die Gruppen zuerst.',
};
