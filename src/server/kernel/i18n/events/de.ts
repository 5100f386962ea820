import type { Catalogue } from '../catalogues.ts';

/** The calendar in German. */
export const eventsDe: Catalogue = {
  'Choose how often it takes place': 'Wählen Sie, wie oft er stattfindet',
  'Please enter a title': 'Bitte geben Sie einen Titel ein',
  'Please choose what kind of event it is': 'Bitte wählen Sie die Art des Termins',
  'Choose who sees it': 'Wählen Sie, wer ihn sieht',
  'Choose an answer': 'Wählen Sie eine Antwort',
  'This event does not ask for answers': 'Dieser Termin fragt nicht nach einer Antwort',
  'This event is over': 'Dieser Termin ist vorbei',
  'This event was not found': 'Dieser Termin wurde nicht gefunden',
  'Please say which one is meant': 'Bitte geben Sie an, welcher gemeint ist',
  'Your calendar has no address': 'Ihr Kalender hat keine Adresse',
  'Closed: {{reason}}': 'Geschlossen: {{reason}}',
  'Birthday: {{name}}': 'Geburtstag: {{name}}',
  'An event lasts at most a month': 'Ein Termin dauert höchstens einen Monat',
  'Only an event with a time has an end time': 'Nur ein Termin mit Uhrzeit hat eine Endzeit',
  'Please enter when it ends': 'Bitte geben Sie an, wann er endet',
  'The end must be after the beginning': 'Das Ende muss nach dem Anfang liegen',
  'Please choose at least one room': 'Bitte wählen Sie mindestens eine Gruppe',
  'Choose a last day or a number, not both': 'Wählen Sie einen letzten Tag oder eine Anzahl, nicht beides',
  'It would never take place': 'Er würde nie stattfinden',
  'There is no calendar at this address': 'Unter dieser Adresse gibt es keinen Kalender',
};
