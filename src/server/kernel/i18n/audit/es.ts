import type { Catalogue } from '../catalogues.ts';

/** What the audit log says when it is taken away, in Spanish. */
export const auditEs: Catalogue = {
  'Audit log': 'Registro de auditoría',
  When: 'Cuándo',
  Who: 'Quién',
  'What was done': 'Qué se hizo',
  About: 'Sobre',
  Records: 'Registros',
  'Kiosk {{name}}': 'Tableta {{name}}',
  'Inspector {{name}}': 'Inspección: {{name}}',
  '{{name}} (family)': '{{name}} (familia)',
  'Medicines and immunizations': 'Medicamentos y vacunas',
  Kiosk: 'Tableta',
  Families: 'Familias',
  'Sign-ins': 'Inicios de sesión',
  'Messages and mail': 'Mensajes y correo',
  'Photos and documents': 'Fotos y documentos',
  Events: 'Eventos',
  Cameras: 'Cámaras',
  Billing: 'Facturación',
  Compliance: 'Cumplimiento',
  'The center': 'El centro',
  'The audit log': 'El registro de auditoría',
  'Name a member of staff or a guardian, as staff-3 or parent-5':
    'Indique a alguien del personal o a un tutor, como staff-3 o parent-5',
  'This part was not found': 'No se encontró esta parte',
  'Only the newest {{most}} entries: choose fewer dates to have the others':
    'Solo las {{most}} entradas más recientes: elija menos días para tener las demás',
};
