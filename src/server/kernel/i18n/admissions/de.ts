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
};
