import type { Catalogue } from '../catalogues.ts';

/** What the server says of the child's file, in French. */
export const childFileFr: Catalogue = {
  'Enter a name': 'Saisissez un nom',
  'Enter a language': 'Saisissez une langue',
  'Enter the name of the insurance': 'Saisissez le nom de l’assurance',
  'Enter the address': 'Saisissez l’adresse',
  'Enter a phone number': 'Saisissez un numéro de téléphone',
  'Enter a phone number or an address': 'Saisissez un numéro de téléphone ou une adresse',
  'There are enough contacts. Take one out first.': 'Il y a assez de contacts. Retirez-en un d’abord.',
  'This contact was not found': 'Ce contact est introuvable',
  'This change was not found': 'Cette modification est introuvable',
  'The family has withdrawn this change': 'La famille a annulé cette modification',
  'Somebody has answered this change already': 'Une réponse a déjà été donnée à cette modification',
  'The center has answered this change already': 'La crèche a déjà répondu à cette modification',
  'This contact is no longer there. Decline the change.': 'Ce contact n’existe plus. Refusez la modification.',
  'Spoken at home': 'Langues parlées à la maison',
  Diet: 'Alimentation',
  'Special needs': 'Besoins particuliers',
  Doctor: 'Médecin',
  Dentist: 'Cabinet dentaire',
  Hospital: 'Hôpital',
  'In an emergency': 'En cas d’urgence',
  Home: 'Domicile',
  'Contacts and details': 'Contacts et informations',
  '{{count}} contacts': { one: '{{count}} contact', other: '{{count}} contacts' },
};
