import type { Catalogue } from '../catalogues.ts';

/** What the audit log says when it is taken away, in French. */
export const auditFr: Catalogue = {
  'Audit log': 'Journal d’audit',
  When: 'Quand',
  Who: 'Qui',
  'What was done': 'Ce qui a été fait',
  About: 'Concerne',
  Records: 'Enregistrements',
  'Kiosk {{name}}': 'Tablette {{name}}',
  'Inspector {{name}}': 'Inspection : {{name}}',
  '{{name}} (family)': '{{name}} (famille)',
  'Medicines and immunizations': 'Médicaments et vaccins',
  Kiosk: 'Tablette',
  Families: 'Familles',
  'Sign-ins': 'Connexions',
  'Messages and mail': 'Messages et courrier',
  'Photos and documents': 'Photos et documents',
  Events: 'Événements',
  Cameras: 'Caméras',
  Billing: 'Facturation',
  Compliance: 'Conformité',
  'The center': 'L’établissement',
  'The audit log': 'Le journal d’audit',
  'Name a member of staff or a guardian, as staff-3 or parent-5':
    'Indiquez un membre du personnel ou un tuteur, sous la forme staff-3 ou parent-5',
  'This part was not found': 'Cette partie est introuvable',
  'Only the newest {{most}} entries: choose fewer dates to have the others':
    'Seulement les {{most}} entrées les plus récentes : choisissez moins de jours pour avoir les autres',
};
