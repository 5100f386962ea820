import type { Catalogue } from '../catalogues.ts';

/** What the server says of bookings by families, in French. */
export const bookingsFr: Catalogue = {
  'This center takes no bookings here. Please speak with the center.':
    'Cet établissement ne prend pas de réservations ici. Parlez-en avec l’établissement.',
  'This center takes no such bookings here. Please speak with the center.':
    'Cet établissement ne prend pas ce type de réservation ici. Parlez-en avec l’établissement.',
  'Choose a day within the next {{days}} days': 'Choisissez un jour dans les {{days}} prochains jours',
  'It is too late to change this day here. Please speak with the center.':
    'Il est trop tard pour changer ce jour ici. Parlez-en avec l’établissement.',
  'It is too late to cancel this day here. Please speak with the center.':
    'Il est trop tard pour annuler ce jour ici. Parlez-en avec l’établissement.',
  'The center is closed on this day': 'L’établissement est fermé ce jour-là',
  'Your child is not enrolled on this day': 'Votre enfant n’est pas inscrit ce jour-là',
  'Your child is booked on this day already': 'Ce jour est déjà réservé pour votre enfant',
  'This day is given up for another one. Cancel that booking instead.':
    'Ce jour a été échangé contre un autre. Annulez plutôt cette réservation.',
  'There is a booking of this day already': 'Il y a déjà une réservation pour ce jour',
  'Choose a booked day to give up': 'Choisissez un jour réservé auquel renoncer',
  'This day is given up already': 'Ce jour est déjà échangé',
  'Only a day beside fixed days can be swapped': 'Seuls des jours fixes peuvent être échangés',
  'The center is open from {{opens}} to {{closes}}': 'L’établissement est ouvert de {{opens}} à {{closes}}',
  'The price has changed. Please look at the day once more.': 'Le prix a changé. Veuillez revoir ce jour.',
  'There are not enough staff assigned to the room for one more child. Confirm it all the same?':
    'Il n’y a pas assez de personnel affecté à la salle pour un enfant de plus. Confirmer quand même ?',
  'No place is free at these times. Confirm it all the same?':
    'Aucune place n’est libre à ces heures. Confirmer quand même ?',
  'This booking was not found': 'Cette réservation est introuvable',
  'This booking was declined already': 'Cette réservation a déjà été refusée',
  'This booking is no longer waiting for an answer': 'Cette réservation n’attend plus de réponse',
  'This child is not enrolled on this day': 'Cet enfant n’est pas inscrit ce jour-là',
  'This child is booked on this day already': 'Ce jour est déjà réservé pour cet enfant',
  'The day that would be given up is not booked any more': 'Le jour auquel on renoncerait n’est plus réservé',
  'Your child is not booked on this day': 'Ce jour n’est pas réservé pour votre enfant',
  'Other times of this day are booked or asked for. Cancel them first.':
    'D’autres horaires sont déjà réservés ou demandés pour ce jour. Annulez-les d’abord.',
  'You reported that your child stays away. Take that back first.':
    'Vous avez signalé l’absence de votre enfant. Annulez-la d’abord.',
  'These times are booked already': 'Ces horaires sont déjà réservés',
  'This booking has ended already': 'Cette réservation est déjà terminée',
  'Your child is expected again. Report the absence anew instead.':
    'Votre enfant est de nouveau attendu. Signalez plutôt une nouvelle absence.',
  'What this booking had freed is taken by now. Please speak with the center.':
    'La place libérée est prise entre-temps. Parlez-en avec l’établissement.',
  'This child is not booked on this day any more': 'Ce jour n’est plus réservé pour cet enfant',
  'A price is not below zero': 'Un prix ne peut pas être négatif',
  'This price is too high': 'Ce prix est trop élevé',
  'Please say why': 'Veuillez indiquer la raison',
  'Booked day': 'Journée réservée',
  'The day is not booked any more': 'Le jour n’est plus réservé',
};
