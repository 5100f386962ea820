import type { Catalogue } from '../catalogues.ts';

/** What the server says of paid time off, in French. */
export const timeOffFr: Catalogue = {
  'This request was not found': 'Cette demande est introuvable',
  'The center is closed on all of these days': 'L’établissement est fermé tous ces jours-là',
  'You have asked for one of these days already': 'Vous avez déjà demandé l’un de ces jours',
  'This request was answered already': 'Cette demande a déjà reçu une réponse',
  'This request was withdrawn': 'Cette demande a été retirée',
  'The balance falls below zero by this. Say that it may.':
    'Le solde devient ainsi négatif. Indiquez que c’est permis.',
  'Enter how much to add or to take': 'Saisissez ce qui est ajouté ou retiré',
  'Enter at most 1,666 hours': 'Saisissez au plus 1 666 heures',
  'Each position has one rule at most': 'Chaque poste a une règle au plus',
  'Enter how long you are away on each day': 'Saisissez la durée de votre absence chaque jour',
  'A day has 24 hours': 'Une journée a 24 heures',
  'Choose how time off comes about': 'Choisissez comment les congés s’acquièrent',
  'Enter how many minutes come about': 'Saisissez combien de minutes s’acquièrent',
  'Enter at most 10,000 minutes': 'Saisissez au plus 10 000 minutes',
  'Enter a limit in minutes': 'Saisissez une limite en minutes',
};
