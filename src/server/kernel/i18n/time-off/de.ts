import type { Catalogue } from '../catalogues.ts';

/** What the server says of paid time off, in German. */
export const timeOffDe: Catalogue = {
  'This request was not found': 'Diese Anfrage wurde nicht gefunden',
  'The center is closed on all of these days': 'Die Kita ist an allen diesen Tagen geschlossen',
  'You have asked for one of these days already': 'Einen dieser Tage haben Sie schon angefragt',
  'This request was answered already': 'Diese Anfrage wurde schon beantwortet',
  'This request was withdrawn': 'Diese Anfrage wurde zurückgezogen',
  'The balance falls below zero by this. Say that it may.':
    'Das Guthaben fällt dadurch unter null. Geben Sie an, dass es das darf.',
  'Enter how much to add or to take': 'Geben Sie ein, wie viel dazukommt oder abgezogen wird',
  'Enter at most 1,666 hours': 'Geben Sie höchstens 1.666 Stunden ein',
  'Each position has one rule at most': 'Jede Stelle hat höchstens eine Regel',
  'Enter how long you are away on each day': 'Geben Sie ein, wie lange Sie an jedem Tag weg sind',
  'A day has 24 hours': 'Ein Tag hat 24 Stunden',
  'Choose how time off comes about': 'Wählen Sie, wie freie Zeit entsteht',
  'Enter how many minutes come about': 'Geben Sie ein, wie viele Minuten entstehen',
  'Enter at most 10,000 minutes': 'Geben Sie höchstens 10.000 Minuten ein',
  'Enter a limit in minutes': 'Geben Sie eine Grenze in Minuten ein',
};
