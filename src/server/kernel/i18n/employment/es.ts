import type { Catalogue } from '../catalogues.ts';

/** What the server says of personnel files, in Spanish. */
export const employmentEs: Catalogue = {
  'Choose a position': 'Elija un puesto',
  'A week has between 0 and 168 hours': 'Una semana tiene entre 0 y 168 horas',
  'Choose an age group': 'Elija un grupo de edad',
  'Choose how it is paid': 'Elija cómo se paga',
  'Enter what is paid': 'Escriba cuánto se paga',
  'Enter an amount of 0 or more': 'Escriba un importe de 0 o más',
  'Enter at most 1,000,000.00': 'Escriba como máximo 1,000,000.00',
  'Each time must end after it begins': 'Cada horario debe terminar después de empezar',
  'The first terms begin on the first day of the employment':
    'Las primeras condiciones empiezan el primer día del empleo',
  'The first terms stay as long as the employment does. Correct them instead.':
    'Las primeras condiciones duran lo que dura el empleo. Corríjalas en su lugar.',
  'This employment was not found': 'No se encontró este empleo',
  'These terms were not found': 'No se encontraron estas condiciones',
  'This qualification was not found': 'No se encontró esta cualificación',
  'This overlaps another employment of this person': 'Se superpone con otro empleo de esta persona',
  'Other terms begin before this day': 'Otras condiciones empiezan antes de este día',
  'Other terms begin after this day. Take them out first.':
    'Otras condiciones empiezan después de este día. Elimínelas primero.',
  'Choose a day after the first day of this employment': 'Elija un día posterior al primer día de este empleo',
  'This employment has ended by then': 'Este empleo ya habrá terminado',
  'Other terms begin on this day': 'Otras condiciones empiezan este día',
  'This person is qualified for this group on these days already':
    'Esta persona ya está cualificada para este grupo en estos días',
};
