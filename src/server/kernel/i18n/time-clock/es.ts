import type { Catalogue } from '../catalogues.ts';

/** What the server says of the time clock, in Spanish. */
export const timeClockEs: Catalogue = {
  'Choose what to clock': 'Elija qué marcar',
  'This was too long ago to be clocked. Ask for a correction instead.':
    'Ya pasó demasiado tiempo para marcarlo. Pida una corrección.',
  'This duty was struck out. Ask for a new one instead.': 'Este turno se anuló. Pida que se agregue uno nuevo.',
  'You have asked for a correction of this duty already': 'Ya pidió una corrección de este turno',
  'This request was not found': 'No se encontró esta petición',
  'The duty says this already. Decline the request instead.': 'El turno ya dice eso. Rechace la petición.',
  'Somebody has answered this request already': 'Alguien ya respondió a esta petición',
  'A punch was sent later': 'Una marca se envió más tarde',
};
