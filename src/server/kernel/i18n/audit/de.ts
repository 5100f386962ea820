import type { Catalogue } from '../catalogues.ts';

/** What the audit log says when it is taken away, in German. */
export const auditDe: Catalogue = {
  'Audit log': 'Prüfprotokoll',
  When: 'Wann',
  Who: 'Wer',
  'What was done': 'Was getan wurde',
  About: 'Worüber',
  Records: 'Datensätze',
  'Kiosk {{name}}': 'Tablet {{name}}',
  'Inspector {{name}}': 'Kita-Aufsicht: {{name}}',
  '{{name}} (family)': '{{name}} (Familie)',
  'Medicines and immunizations': 'Medikamente und Impfungen',
  Kiosk: 'Tablet am Eingang',
  Families: 'Familien',
  'Sign-ins': 'Anmeldungen',
  'Messages and mail': 'Nachrichten und E-Mails',
  'Photos and documents': 'Fotos und Dokumente',
  Events: 'Termine',
  Cameras: 'Kameras',
  Billing: 'Abrechnung',
  Compliance: 'Vorschriften',
  'The center': 'Die Kita',
  'The audit log': 'Das Prüfprotokoll',
  'Name a member of staff or a guardian, as staff-3 or parent-5':
    'Nennen Sie jemanden vom Team oder eine sorgeberechtigte Person, als staff-3 oder parent-5',
  'This part was not found': 'Dieser Teil wurde nicht gefunden',
  'Only the newest {{most}} entries: choose fewer dates to have the others':
    'Nur die neuesten {{most}} Einträge: Wählen Sie weniger Tage, um die anderen zu erhalten',
};
