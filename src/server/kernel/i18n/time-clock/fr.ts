import type { Catalogue } from '../catalogues.ts';

/** What the server says of the time clock, in French. */
export const timeClockFr: Catalogue = {
  'Choose what to clock': 'Choisissez ce qu’il faut pointer',
  'This was too long ago to be clocked. Ask for a correction instead.':
    'C’est trop ancien pour être pointé. Demandez plutôt une rectification.',
  'This duty was struck out. Ask for a new one instead.':
    'Ce service a été annulé. Demandez plutôt l’ajout d’un nouveau.',
  'You have asked for a correction of this duty already': 'Vous avez déjà demandé une rectification de ce service',
  'This request was not found': 'Cette demande est introuvable',
  'The duty says this already. Decline the request instead.':
    'Le service indique déjà cela. Refusez plutôt la demande.',
  'Somebody has answered this request already': 'Quelqu’un a déjà répondu à cette demande',
  'A punch was sent later': 'Un pointage a été envoyé plus tard',
};
