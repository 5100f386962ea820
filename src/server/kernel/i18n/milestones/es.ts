import type { Catalogue } from '../catalogues.ts';

/** What milestones say, in Spanish. */
export const milestonesEs: Catalogue = {
  'Enter an age in months': 'Escriba una edad en meses',
  'Name is required': 'El nombre es obligatorio',
  'Title is required': 'El título es obligatorio',
  'Please choose a category': 'Elija un área',
  'Please choose a milestone': 'Elija un logro',
  'Please choose at least one child': 'Elija al menos un nombre',
  'Choose at most {{maximum}} photos': 'Elija como máximo {{maximum}} fotos',
  'There is no milestone in use with this id': 'No hay ningún logro en uso con este id',
  '{{name}} has this milestone already': '{{name}} ya tiene este logro',
  'A milestone cannot be recorded for a future date': 'No se puede registrar un logro en una fecha futura',
  'This day is before the child was born': 'Ese día es anterior al nacimiento',
  'Choose photos that show the child': 'Elija fotos en las que aparezca',
  'This milestone was not found': 'No se encontró este logro',
  'This badge was not found': 'No se encontró esta insignia',
  'This category was not found': 'No se encontró esta área',
  'The last age must not be before the first': 'La última edad no puede ser anterior a la primera',
  'First milestone': 'Primer logro',
  'The very first milestone celebrated here.': 'El primer logro que se celebró aquí.',
  '{{count}} milestones': { one: '{{count}} logro', other: '{{count}} logros' },
  '{{count}} milestones celebrated so far.': {
    one: '{{count}} logro celebrado hasta ahora.',
    other: '{{count}} logros celebrados hasta ahora.',
  },
  '{{category}}: {{count}} milestones': {
    one: '{{category}}: {{count}} logro',
    other: '{{category}}: {{count}} logros',
  },
  '{{count}} milestones celebrated in one area.': {
    one: '{{count}} logro celebrado en una misma área.',
    other: '{{count}} logros celebrados en una misma área.',
  },
  'All round: {{from}} to {{to}} months': 'Completo: de {{from}} a {{to}} meses',
  'Every milestone of this age, in every area.': 'Todos los logros de esta edad, en todas las áreas.',
  '{{count}} golden stars': { one: '{{count}} estrella dorada', other: '{{count}} estrellas doradas' },
  '{{count}} moments that were marked with a star.': {
    one: '{{count}} momento marcado con una estrella.',
    other: '{{count}} momentos marcados con una estrella.',
  },
  'Something to celebrate at {{center}}': 'Algo que celebrar en {{center}}',
  '{{count}} milestones are waiting to be celebrated with you. Sign in to see them.': {
    one: 'Un logro espera ser celebrado con usted. Inicie sesión para verlo.',
    other: '{{count}} logros esperan ser celebrados con usted. Inicie sesión para verlos.',
  },
  Milestones: 'Logros',
  Area: 'Área',
  Age: 'Edad',
  '{{count}} months': { one: '{{count}} mes', other: '{{count}} meses' },
  'About it': 'De qué se trata',
  'Seen by': 'Lo vio',
};
