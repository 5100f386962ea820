import type { Catalogue } from '../catalogues.ts';

/** What the server says of inquiries, in German. */
export const admissionsDe: Catalogue = {
  'Say who asks': 'Sagen Sie, wer anfragt',
  'Name at least one child': 'Nennen Sie mindestens ein Kind',
  'Choose at least one day': 'Wählen Sie mindestens einen Tag',
  'Please agree, so that the center may keep this': 'Bitte stimmen Sie zu, damit die Kita das aufbewahren darf',
  'Leave this empty': 'Lassen Sie das leer',
  'Enter what to look for': 'Geben Sie ein, wonach Sie suchen',
  'Enter a number of months': 'Geben Sie eine Zahl von Monaten ein',
  'Enter between {{minimum}} and 60 months': 'Geben Sie {{minimum}} bis 60 Monate ein',
  'Enter at most {{maximum}} months': 'Geben Sie höchstens {{maximum}} Monate ein',
  'Write a note': 'Schreiben Sie eine Notiz',
  'Say what is to be done': 'Sagen Sie, was zu tun ist',
  'Enter an email address or a phone number': 'Geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein',
  'Enter a phone number with all its digits': 'Geben Sie die Telefonnummer mit allen Ziffern ein',
  'Name each child once': 'Nennen Sie jedes Kind einmal',
  'Enter the date of birth, or when the child is due':
    'Geben Sie das Geburtsdatum ein, oder wann das Kind erwartet wird',
  'This day lies ahead: say when the child is due':
    'Dieser Tag liegt in der Zukunft: Sagen Sie, wann das Kind erwartet wird',
  'Check the date of birth': 'Prüfen Sie das Geburtsdatum',
  'Check the date on which the child is due': 'Prüfen Sie, wann das Kind erwartet wird',
  'The first day has passed': 'Der erste Tag ist vorbei',
  'Enter a first day within five years': 'Geben Sie einen ersten Tag in den nächsten fünf Jahren ein',
  'Name each day of the week once': 'Nennen Sie jeden Wochentag einmal',
  'Your inquiry has arrived': 'Ihre Anfrage ist angekommen',
  'Thank you for asking for a place at {{center}}. The center will be in touch with you.':
    'Danke für Ihre Anfrage nach einem Platz bei {{center}}. Die Kita meldet sich bei Ihnen.',
  'With this link you see how your inquiry stands. There you can also withdraw it: everything that you told us is then erased at once.':
    'Mit diesem Link sehen Sie, wie es um Ihre Anfrage steht. Dort können Sie sie auch zurückziehen: Alles, was Sie uns gesagt haben, wird dann sofort gelöscht.',
  'If you did not ask for a place, withdraw it, and nothing is kept.':
    'Falls Sie nicht nach einem Platz gefragt haben, ziehen Sie die Anfrage zurück, und nichts wird aufbewahrt.',
  'See your inquiry': 'Ihre Anfrage ansehen',
  'This page takes no inquiries. Please ask the center how to apply.':
    'Diese Seite nimmt keine Anfragen an. Bitte fragen Sie die Kita, wie Sie sich bewerben.',
  'This inquiry was not found': 'Diese Anfrage wurde nicht gefunden',
  'This link opens nothing any more: the inquiry was withdrawn, or its time is over.':
    'Dieser Link öffnet nichts mehr: Die Anfrage wurde zurückgezogen, oder ihre Zeit ist abgelaufen.',
  'Say why nothing came of it': 'Sagen Sie, warum nichts daraus wurde',
  'Only what is lost has a reason': 'Nur eine verlorene Anfrage hat einen Grund',
  'This task was not found': 'Diese Aufgabe wurde nicht gefunden',
  'Choose another inquiry': 'Wählen Sie eine andere Anfrage',
  'Name each ground once': 'Nennen Sie jeden Grund einmal',
  'This child is not on the waitlist': 'Dieses Kind steht nicht auf der Warteliste',
  'Say why: it stands beside the place': 'Sagen Sie, warum: Es steht neben dem Platz',
  'Choose a child that waits': 'Wählen Sie ein Kind, das wartet',
  'Enter how many minutes it takes': 'Geben Sie ein, wie viele Minuten es dauert',
  'Enter at least {{minimum}} minutes': 'Geben Sie mindestens {{minimum}} Minuten ein',
  'Enter at most {{maximum}} minutes': 'Geben Sie höchstens {{maximum}} Minuten ein',
  'Enter for how many families': 'Geben Sie ein, für wie viele Familien',
  'Enter at least {{minimum}} family': 'Geben Sie mindestens {{minimum}} Familie ein',
  'Enter at most {{maximum}} families': 'Geben Sie höchstens {{maximum}} Familien ein',
  'Choose a time': 'Wählen Sie eine Zeit',
  'Choose a time that lies ahead': 'Wählen Sie eine Zeit, die noch kommt',
  'The last day comes before the first': 'Der letzte Tag liegt vor dem ersten',
  'Choose a last day within a year': 'Wählen Sie einen letzten Tag innerhalb eines Jahres',
  'This time was taken back. Please choose another one.':
    'Diese Zeit wurde zurückgenommen. Bitte wählen Sie eine andere.',
  'It is too late to book this time. Please choose another one.':
    'Für diese Zeit ist es zu spät. Bitte wählen Sie eine andere.',
  'Somebody else has just taken this time. Please choose another one.':
    'Diese Zeit hat gerade eine andere Familie gebucht. Bitte wählen Sie eine andere.',
  'This tour was canceled': 'Diese Besichtigung wurde abgesagt',
  'This tour has not begun yet': 'Diese Besichtigung hat noch nicht begonnen',
  'This time was taken back': 'Diese Zeit wurde zurückgenommen',
  'More families than that have booked it': 'Mehr Familien als das haben sie gebucht',
  'This inquiry has ended: no tour is booked for it':
    'Diese Anfrage ist beendet: Für sie wird keine Besichtigung gebucht',
  'This tour has begun already': 'Diese Besichtigung hat schon begonnen',
  'This time was not found': 'Diese Zeit wurde nicht gefunden',
  'Somebody has just booked this time. Please look again.':
    'Gerade hat jemand diese Zeit gebucht. Bitte sehen Sie noch einmal nach.',
  'Choose somebody of the team': 'Wählen Sie jemanden aus dem Team',
  'This tour was not found': 'Diese Besichtigung wurde nicht gefunden',
  'With this link you choose another time.': 'Mit diesem Link wählen Sie eine andere Zeit.',
  'With this link you choose another time or cancel the tour.':
    'Mit diesem Link wählen Sie eine andere Zeit oder sagen die Besichtigung ab.',
  'Your tour of {{center}} is canceled': 'Ihre Besichtigung bei {{center}} ist abgesagt',
  'Tomorrow: your tour of {{center}}': 'Morgen: Ihre Besichtigung bei {{center}}',
  'Your tour of {{center}}': 'Ihre Besichtigung bei {{center}}',
  'Tour of {{center}}': 'Besichtigung: {{center}}',
  'Your tour of {{center}} on {{day}} at {{time}} will not take place.':
    'Ihre Besichtigung bei {{center}} am {{day}} um {{time}} Uhr findet nicht statt.',
  'Tomorrow, {{day}} at {{time}}, we look forward to showing you {{center}}.':
    'Morgen, {{day}} um {{time}} Uhr, zeigen wir Ihnen gern {{center}}.',
  'We look forward to showing you {{center}} on {{day}} at {{time}}.':
    'Am {{day}} um {{time}} Uhr zeigen wir Ihnen gern {{center}}.',
  'It takes about {{minutes}} minutes.': 'Es dauert etwa {{minutes}} Minuten.',
  '{{name}} will show you around.': '{{name}} führt Sie herum.',
  'You find us here: {{address}}': 'Hier finden Sie uns: {{address}}',
  'This inquiry is not on the waitlist': 'Diese Anfrage steht nicht auf der Warteliste',
  'Do you still want a place at {{center}}?': 'Möchten Sie noch einen Platz bei {{center}}?',
  'You are on the waitlist of {{center}}. Do you still want the place?':
    'Sie stehen auf der Warteliste von {{center}}. Möchten Sie den Platz noch?',
  'One tap on the page is enough. Your place on the list stays as it is.':
    'Ein Tippen auf der Seite genügt. Ihr Platz auf der Liste bleibt, wie er ist.',
  'Without an answer by {{date}} your entry pauses. It is not removed, and one tap takes it up again.':
    'Ohne Antwort bis {{date}} pausiert Ihr Eintrag. Er wird nicht entfernt, und ein Tippen nimmt ihn wieder auf.',
  Answer: 'Antworten',
  'Write a subject': 'Schreiben Sie einen Betreff',
  'Write a text': 'Schreiben Sie einen Text',
  'Name the template': 'Benennen Sie die Vorlage',
  'Write the text in at least one language': 'Schreiben Sie den Text in mindestens einer Sprache',
  'Write each language once': 'Schreiben Sie jede Sprache einmal',
  'There is no field {{field}}': 'Es gibt kein Feld {{field}}',
  'Fill in {{field}}': 'Füllen Sie {{field}} aus',
  'There is a template of this name': 'Eine Vorlage mit diesem Namen gibt es schon',
  'There are too many templates': 'Es gibt zu viele Vorlagen',
  'This family has no email address': 'Diese Familie hat keine E-Mail-Adresse',
  'This family wants no such mails': 'Diese Familie möchte solche E-Mails nicht',
  'You want no such mails any more? Say so here:': 'Sie möchten solche E-Mails nicht mehr? Hier sagen Sie es uns:',
  '{{day}} at {{time}}': '{{day}} um {{time}} Uhr',
  'This cannot follow what is noted of the fee': 'Das passt nicht zu dem, was zu der Gebühr schon festgehalten ist',
  'Nothing is paid by this: leave the day away': 'Hier fließt kein Geld: Lassen Sie den Tag weg',
  'This day lies before the one on which the fee was paid': 'Dieser Tag liegt vor dem, an dem die Gebühr bezahlt wurde',
  'Say on which day': 'Sagen Sie, an welchem Tag',
  'Say how it was paid': 'Sagen Sie, wie bezahlt wurde',
  'The center asks for no fee': 'Die Kita verlangt keine Gebühr',
  'The inquiry is gone: the fee can only be given back':
    'Die Anfrage ist gelöscht: Die Gebühr kann nur noch zurückgegeben werden',
  'This fee was not found': 'Diese Gebühr wurde nicht gefunden',
  'The fee for the waitlist of {{center}}': 'Die Gebühr für die Warteliste von {{center}}',
  'You are on the waitlist of {{center}} now. The center asks {{amount}} for it, once.':
    'Sie stehen jetzt auf der Warteliste von {{center}}. Die Kita verlangt dafür einmalig {{amount}}.',
  'You get it back when you have a place, or no longer wait for one.':
    'Sie bekommen die Gebühr zurück, wenn Sie einen Platz haben oder nicht mehr auf einen warten.',
  'It is not given back.': 'Die Gebühr wird nicht zurückgegeben.',
  'Please ask the center how to pay it.': 'Bitte fragen Sie die Kita, wie Sie bezahlen können.',
  'Your place on the list does not depend on it.': 'Ihr Platz auf der Liste hängt davon nicht ab.',
};
