import type { Catalogue } from '../catalogues.ts';

/** What the server says of bookings by families, in German. */
export const bookingsDe: Catalogue = {
  'This center takes no bookings here. Please speak with the center.':
    'Diese Kita nimmt hier keine Buchungen an. Bitte sprechen Sie mit der Kita.',
  'This center takes no such bookings here. Please speak with the center.':
    'Solche Buchungen nimmt diese Kita hier nicht an. Bitte sprechen Sie mit der Kita.',
  'Choose a day within the next {{days}} days': 'Wählen Sie einen Tag in den nächsten {{days}} Tagen',
  'It is too late to change this day here. Please speak with the center.':
    'Dieser Tag lässt sich hier nicht mehr ändern. Bitte sprechen Sie mit der Kita.',
  'It is too late to cancel this day here. Please speak with the center.':
    'Dieser Tag lässt sich hier nicht mehr absagen. Bitte sprechen Sie mit der Kita.',
  'The center is closed on this day': 'An diesem Tag ist die Kita geschlossen',
  'Your child is not enrolled on this day': 'Ihr Kind ist an diesem Tag nicht angemeldet',
  'Your child is booked on this day already': 'Ihr Kind ist an diesem Tag schon gebucht',
  'This day is given up for another one. Cancel that booking instead.':
    'Dieser Tag ist gegen einen anderen getauscht. Sagen Sie stattdessen diese Buchung ab.',
  'There is a booking of this day already': 'Für diesen Tag gibt es schon eine Buchung',
  'Choose a booked day to give up': 'Wählen Sie einen gebuchten Tag, der dafür entfällt',
  'This day is given up already': 'Dieser Tag ist schon getauscht',
  'Only a day beside fixed days can be swapped': 'Tauschen lassen sich nur feste Tage',
  'The center is open from {{opens}} to {{closes}}': 'Die Kita ist von {{opens}} bis {{closes}} Uhr geöffnet',
  'The price has changed. Please look at the day once more.':
    'Der Preis hat sich geändert. Bitte sehen Sie sich den Tag noch einmal an.',
  'There are not enough staff assigned to the room for one more child. Confirm it all the same?':
    'Für ein weiteres Kind ist der Gruppe nicht genug Personal zugeordnet. Trotzdem bestätigen?',
  'No place is free at these times. Confirm it all the same?':
    'Zu diesen Zeiten ist kein Platz frei. Trotzdem bestätigen?',
  'This booking was not found': 'Diese Buchung wurde nicht gefunden',
  'This booking was declined already': 'Diese Buchung wurde schon abgelehnt',
  'This booking is no longer waiting for an answer': 'Diese Buchung wartet nicht mehr auf eine Antwort',
  'This child is not enrolled on this day': 'Dieses Kind ist an diesem Tag nicht angemeldet',
  'This child is booked on this day already': 'Dieses Kind ist an diesem Tag schon gebucht',
  'The day that would be given up is not booked any more': 'Der Tag, der dafür entfallen soll, ist nicht mehr gebucht',
  'Your child is not booked on this day': 'Ihr Kind ist an diesem Tag nicht gebucht',
  'Other times of this day are booked or asked for. Cancel them first.':
    'Für diesen Tag sind schon andere Zeiten gebucht oder angefragt. Sagen Sie diese zuerst ab.',
  'You reported that your child stays away. Take that back first.':
    'Sie haben Ihr Kind abgemeldet. Nehmen Sie das zuerst zurück.',
  'These times are booked already': 'Diese Zeiten sind schon gebucht',
  'This booking has ended already': 'Diese Buchung ist schon beendet',
  'Your child is expected again. Report the absence anew instead.':
    'Ihr Kind wird wieder erwartet. Melden Sie es neu ab.',
  'What this booking had freed is taken by now. Please speak with the center.':
    'Der frei gewordene Platz ist inzwischen vergeben. Bitte sprechen Sie mit der Kita.',
  'This child is not booked on this day any more': 'Dieses Kind ist an diesem Tag nicht mehr gebucht',
  'A price is not below zero': 'Ein Preis liegt nicht unter null',
  'This price is too high': 'Dieser Preis ist zu hoch',
  'Please say why': 'Bitte nennen Sie den Grund',
  'Booked day': 'Gebuchter Tag',
  'The day is not booked any more': 'Der Tag ist nicht mehr gebucht',
};
