import type { Catalogue } from '../catalogues.ts';

/** What the server says of the child's file, in Spanish. */
export const childFileEs: Catalogue = {
  'Enter a name': 'Ingrese un nombre',
  'Enter a language': 'Ingrese un idioma',
  'Enter the name of the insurance': 'Ingrese el nombre del seguro',
  'Enter the address': 'Ingrese la dirección',
  'Enter a phone number': 'Ingrese un número de teléfono',
  'Enter a phone number or an address': 'Ingrese un número de teléfono o una dirección',
  'There are enough contacts. Take one out first.': 'Ya hay suficientes contactos. Quite uno primero.',
  'This contact was not found': 'No se encontró este contacto',
  'This change was not found': 'No se encontró este cambio',
  'The family has withdrawn this change': 'La familia retiró este cambio',
  'Somebody has answered this change already': 'Ya se respondió a este cambio',
  'The center has answered this change already': 'El centro ya respondió a este cambio',
  'This contact is no longer there. Decline the change.': 'Este contacto ya no existe. Rechace el cambio.',
  'Spoken at home': 'Se habla en casa',
  Diet: 'Alimentación',
  'Special needs': 'Necesidades especiales',
  Doctor: 'Consultorio médico',
  Dentist: 'Consultorio dental',
  Hospital: 'Centro hospitalario',
  'In an emergency': 'En una emergencia',
  Home: 'Domicilio',
  'Contacts and details': 'Contactos y datos',
  '{{count}} contacts': { one: '{{count}} contacto', other: '{{count}} contactos' },
};
