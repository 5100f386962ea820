import type { Catalogue } from '../catalogues.ts';

/** What the server says of the rota, in Spanish. */
export const rotaEs: Catalogue = {
  'Shifts of days that have passed stay as they are': 'Los turnos de días pasados quedan como están',
  'Please check the year': 'Revise el año',
  'Choose a room': 'Elija una sala',
  'The shift must end after it begins': 'El turno debe terminar después de empezar',
  'A break must end after it begins': 'Un descanso debe terminar después de empezar',
  'Breaks must lie within the shift': 'Los descansos deben estar dentro del turno',
  'Breaks must not overlap': 'Los descansos no deben superponerse',
  'Choose somebody who works here': 'Elija a alguien que trabaje aquí',
  '{{name}} has another shift from {{from}} to {{to}} on that day':
    '{{name}} tiene otro turno de {{from}} a {{to}} ese día',
  'This shift was not found': 'No se encontró este turno',
  'This template was not found': 'No se encontró esta plantilla',
  'Choose a week that has not passed': 'Elija una semana que no haya pasado',
  'Choose another week': 'Elija otra semana',
  'Nothing is planned in this week': 'No hay nada planificado en esta semana',
  'Enter the begin of the shift': 'Ingrese cuándo empieza el turno',
  'Enter the end of the shift': 'Ingrese cuándo termina el turno',
  'Enter the begin of the break': 'Ingrese cuándo empieza el descanso',
  'Enter the end of the break': 'Ingrese cuándo termina el descanso',
  'A shift has at most {{maximum}} breaks': 'Un turno tiene {{maximum}} descansos como máximo',
  'Choose at least one shift': 'Elija al menos un turno',
  'At most {{maximum}} shifts at once': '{{maximum}} turnos a la vez como máximo',
  'Choose shifts of one week': 'Elija turnos de una sola semana',
  'Work: {{room}}': 'Trabajo: {{room}}',
  'Work: training': 'Trabajo: capacitación',
  'Work: office': 'Trabajo: oficina',
  'Choose at least one person': 'Elija al menos una persona',
  'Ask at most {{maximum}} people at once': 'Pregunte a {{maximum}} personas a la vez como máximo',
  'Choose people who can cover this time': 'Elija personas que puedan cubrir ese horario',
  'Somebody else has taken this shift': 'Otra persona ya tomó este turno',
  'You cannot take this shift: you have another one then, are off or not available, are not qualified, or it would be overtime.':
    'No puede tomar este turno: ya tiene otro, tiene libre o no está disponible, no tiene la calificación, o serían horas extra.',
  'A paper without which nobody may care for children is missing then, or has expired':
    'Ese día falta o ha vencido un documento sin el cual nadie puede cuidar niños',
  'This shift is yours already': 'Este turno ya es suyo',
  'You cannot have this shift: you have another one then, or are not employed or not qualified.':
    'No puede tener este turno: ya tiene otro, no trabaja aquí ese día o no tiene la calificación.',
  'Nothing keeps you from this shift. Take it without asking.': 'Nada le impide tomar este turno. Tómelo sin pedirlo.',
  '{{name}} cannot have this shift: they have another one then, or are not employed or not qualified.':
    '{{name}} no puede tener este turno: ya tiene otro, no trabaja aquí ese día o no tiene la calificación.',
  'This shift is no longer to be had: it was taken or changed, or has passed.':
    'Este turno ya no está disponible: alguien lo tomó, cambió o ya pasó.',
};
