import type { Catalogue } from '../catalogues.ts';

/** The calendar in French. */
export const eventsFr: Catalogue = {
  'Choose how often it takes place': 'Choisissez à quelle fréquence il a lieu',
  'Please enter a title': 'Veuillez saisir un titre',
  'Please choose what kind of event it is': 'Veuillez choisir le type d’événement',
  'Choose who sees it': 'Choisissez qui le voit',
  'Choose an answer': 'Choisissez une réponse',
  'This event does not ask for answers': 'Cet événement ne demande pas de réponse',
  'This event is over': 'Cet événement est passé',
  'This event was not found': 'Cet événement est introuvable',
  'Please say which one is meant': 'Veuillez indiquer lequel est concerné',
  'Your calendar has no address': 'Votre calendrier n’a pas d’adresse',
  'Closed: {{reason}}': 'Fermé : {{reason}}',
  'Birthday: {{name}}': 'Anniversaire : {{name}}',
  'An event lasts at most a month': 'Un événement dure un mois au maximum',
  'Only an event with a time has an end time': 'Seul un événement avec une heure a une heure de fin',
  'Please enter when it ends': 'Veuillez indiquer quand il se termine',
  'The end must be after the beginning': 'La fin doit être après le début',
  'Please choose at least one room': 'Veuillez choisir au moins une salle',
  'Choose a last day or a number, not both': 'Choisissez un dernier jour ou un nombre de fois, pas les deux',
  'It would never take place': 'Il n’aurait jamais lieu',
  'There is no calendar at this address': 'Il n’y a pas de calendrier à cette adresse',
};
