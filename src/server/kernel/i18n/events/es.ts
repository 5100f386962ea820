import type { Catalogue } from '../catalogues.ts';

/** The calendar in Spanish. */
export const eventsEs: Catalogue = {
  'Choose how often it takes place': 'Elija con qué frecuencia tiene lugar',
  'Please enter a title': 'Escriba un título',
  'Please choose what kind of event it is': 'Elija de qué tipo de evento se trata',
  'Choose who sees it': 'Elija quién lo ve',
  'Choose an answer': 'Elija una respuesta',
  'This event does not ask for answers': 'Este evento no pide respuesta',
  'This event is over': 'Este evento ya pasó',
  'This event was not found': 'No se encontró este evento',
  'Please say which one is meant': 'Indique a cuál se refiere',
  'Your calendar has no address': 'Su calendario no tiene dirección',
  'Closed: {{reason}}': 'Cerrado: {{reason}}',
  'Birthday: {{name}}': 'Cumpleaños: {{name}}',
  'An event lasts at most a month': 'Un evento dura como máximo un mes',
  'Only an event with a time has an end time': 'Solo un evento con hora tiene hora de fin',
  'Please enter when it ends': 'Indique cuándo termina',
  'The end must be after the beginning': 'El fin debe ser posterior al inicio',
  'Please choose at least one room': 'Elija al menos una sala',
  'Choose a last day or a number, not both': 'Elija un último día o un número de veces, no ambos',
  'It would never take place': 'No tendría lugar nunca',
  'There is no calendar at this address': 'No hay ningún calendario en esta dirección',
};
