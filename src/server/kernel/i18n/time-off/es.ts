import type { Catalogue } from '../catalogues.ts';

/** What the server says of paid time off, in Spanish. */
export const timeOffEs: Catalogue = {
  'This request was not found': 'No se encontró esta solicitud',
  'The center is closed on all of these days': 'El centro está cerrado todos estos días',
  'You have asked for one of these days already': 'Ya pidió uno de estos días',
  'This request was answered already': 'Esta solicitud ya fue respondida',
  'This request was withdrawn': 'Esta solicitud fue retirada',
  'The balance falls below zero by this. Say that it may.':
    'Con esto el saldo queda bajo cero. Indique que se permite.',
  'Enter how much to add or to take': 'Ingrese cuánto se suma o se resta',
  'Enter at most 1,666 hours': 'Ingrese como máximo 1,666 horas',
  'Each position has one rule at most': 'Cada puesto tiene una regla como máximo',
  'Enter how long you are away on each day': 'Ingrese cuánto tiempo faltará cada día',
  'A day has 24 hours': 'Un día tiene 24 horas',
  'Choose how time off comes about': 'Elija cómo se genera el tiempo libre',
  'Enter how many minutes come about': 'Ingrese cuántos minutos se generan',
  'Enter at most 10,000 minutes': 'Ingrese como máximo 10,000 minutos',
  'Enter a limit in minutes': 'Ingrese un límite en minutos',
};
