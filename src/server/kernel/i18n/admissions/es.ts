import type { Catalogue } from '../catalogues.ts';

/** What the server says of inquiries, in Spanish. */
export const admissionsEs: Catalogue = {
  'Say who asks': 'Indique quién pregunta',
  'Name at least one child': 'Indique para quién pide el lugar',
  'Choose at least one day': 'Elija al menos un día',
  'Please agree, so that the center may keep this': 'Acepte, para que el centro pueda guardar estos datos',
  'Leave this empty': 'Deje esto vacío',
  'Enter what to look for': 'Ingrese lo que busca',
  'Enter a number of months': 'Ingrese un número de meses',
  'Enter between {{minimum}} and 60 months': 'Ingrese entre {{minimum}} y 60 meses',
  'Enter at most {{maximum}} months': 'Ingrese como máximo {{maximum}} meses',
  'Write a note': 'Escriba una nota',
  'Say what is to be done': 'Indique qué hay que hacer',
  'Enter an email address or a phone number': 'Ingrese un correo electrónico o un teléfono',
  'Enter a phone number with all its digits': 'Ingrese el teléfono con todas sus cifras',
  'Name each child once': 'Indique cada nombre una sola vez',
  'Enter the date of birth, or when the child is due': 'Ingrese la fecha de nacimiento o la fecha prevista del parto',
  'This day lies ahead: say when the child is due': 'Esta fecha aún no llega: indique la fecha prevista del parto',
  'Check the date of birth': 'Revise la fecha de nacimiento',
  'Check the date on which the child is due': 'Revise la fecha prevista del parto',
  'The first day has passed': 'El primer día ya pasó',
  'Enter a first day within five years': 'Ingrese un primer día dentro de cinco años',
  'Name each day of the week once': 'Indique cada día de la semana una sola vez',
  'Your inquiry has arrived': 'Recibimos su solicitud',
  'Thank you for asking for a place at {{center}}. The center will be in touch with you.':
    'Gracias por pedir un lugar en {{center}}. El centro se comunicará con usted.',
  'With this link you see how your inquiry stands. There you can also withdraw it: everything that you told us is then erased at once.':
    'Con este enlace puede ver cómo va su solicitud. Ahí también puede retirarla: todo lo que nos dijo se borra de inmediato.',
  'If you did not ask for a place, withdraw it, and nothing is kept.':
    'Si usted no pidió un lugar, retírela y no se guarda nada.',
  'See your inquiry': 'Ver su solicitud',
  'This page takes no inquiries. Please ask the center how to apply.':
    'Esta página no recibe solicitudes. Pregunte al centro cómo pedir un lugar.',
  'This inquiry was not found': 'No se encontró esta solicitud',
  'This link opens nothing any more: the inquiry was withdrawn, or its time is over.':
    'Este enlace ya no abre nada: la solicitud fue retirada o su plazo terminó.',
  'Say why nothing came of it': 'Indique por qué no siguió adelante',
  'Only what is lost has a reason': 'Solo lo perdido tiene un motivo',
  'This task was not found': 'No se encontró esta tarea',
  'Choose another inquiry': 'Elija otra solicitud',
  'Name each ground once': 'Indique cada motivo una sola vez',
  'This child is not on the waitlist': 'Esta solicitud no está en la lista de espera',
  'Say why: it stands beside the place': 'Indique por qué: aparece junto al lugar',
  'Choose a child that waits': 'Elija a alguien que espera',
  'Enter how many minutes it takes': 'Ingrese cuántos minutos dura',
  'Enter at least {{minimum}} minutes': 'Ingrese al menos {{minimum}} minutos',
  'Enter at most {{maximum}} minutes': 'Ingrese como máximo {{maximum}} minutos',
  'Enter for how many families': 'Ingrese para cuántas familias',
  'Enter at least {{minimum}} family': 'Ingrese al menos {{minimum}} familia',
  'Enter at most {{maximum}} families': 'Ingrese como máximo {{maximum}} familias',
  'Choose a time': 'Elija un horario',
  'Choose a time that lies ahead': 'Elija un horario que aún no haya pasado',
  'The last day comes before the first': 'El último día es anterior al primero',
  'Choose a last day within a year': 'Elija un último día dentro de un año',
  'This time was taken back. Please choose another one.': 'Este horario fue retirado. Elija otro, por favor.',
  'It is too late to book this time. Please choose another one.':
    'Ya es tarde para reservar este horario. Elija otro, por favor.',
  'Somebody else has just taken this time. Please choose another one.':
    'Otra familia acaba de tomar este horario. Elija otro, por favor.',
  'This tour was canceled': 'Esta visita fue cancelada',
  'This tour has not begun yet': 'Esta visita aún no ha comenzado',
  'This time was taken back': 'Este horario fue retirado',
  'More families than that have booked it': 'Más familias que esas lo han reservado',
  'This inquiry has ended: no tour is booked for it': 'Esta solicitud terminó: ya no se reserva ninguna visita',
  'This tour has begun already': 'Esta visita ya comenzó',
  'This time was not found': 'Este horario no se encontró',
  'Somebody has just booked this time. Please look again.':
    'Alguien acaba de reservar este horario. Revíselo de nuevo, por favor.',
  'Choose somebody of the team': 'Elija a alguien del equipo',
  'This tour was not found': 'Esta visita no se encontró',
  'With this link you choose another time.': 'Con este enlace puede elegir otro horario.',
  'With this link you choose another time or cancel the tour.':
    'Con este enlace puede elegir otro horario o cancelar la visita.',
  'Your tour of {{center}} is canceled': 'Su visita a {{center}} está cancelada',
  'Tomorrow: your tour of {{center}}': 'Mañana: su visita a {{center}}',
  'Your tour of {{center}}': 'Su visita a {{center}}',
  'Tour of {{center}}': 'Visita a {{center}}',
  'Your tour of {{center}} on {{day}} at {{time}} will not take place.':
    'Su visita a {{center}} del {{day}} a las {{time}} no tendrá lugar.',
  'Tomorrow, {{day}} at {{time}}, we look forward to showing you {{center}}.':
    'Mañana, {{day}} a las {{time}}, le mostraremos {{center}} con mucho gusto.',
  'We look forward to showing you {{center}} on {{day}} at {{time}}.':
    'Con gusto le mostraremos {{center}} el {{day}} a las {{time}}.',
  'It takes about {{minutes}} minutes.': 'Dura unos {{minutes}} minutos.',
  '{{name}} will show you around.': '{{name}} le mostrará el centro.',
  'You find us here: {{address}}': 'Nos encuentra aquí: {{address}}',
};
