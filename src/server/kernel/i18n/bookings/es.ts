import type { Catalogue } from '../catalogues.ts';

/** What the server says of bookings by families, in Spanish. */
export const bookingsEs: Catalogue = {
  'This center takes no bookings here. Please speak with the center.':
    'Este centro no acepta reservas aquí. Hable con el centro.',
  'This center takes no such bookings here. Please speak with the center.':
    'Este centro no acepta aquí este tipo de reserva. Hable con el centro.',
  'Choose a day within the next {{days}} days': 'Elija un día dentro de los próximos {{days}} días',
  'It is too late to change this day here. Please speak with the center.':
    'Ya es tarde para cambiar este día aquí. Hable con el centro.',
  'It is too late to cancel this day here. Please speak with the center.':
    'Ya es tarde para cancelar este día aquí. Hable con el centro.',
  'The center is closed on this day': 'El centro está cerrado ese día',
  'Your child is not enrolled on this day': 'Su hijo/a no está inscrito/a ese día',
  'Your child is booked on this day already': 'Ese día ya está reservado para su hijo/a',
  'This day is given up for another one. Cancel that booking instead.':
    'Este día se cambió por otro. Cancele mejor esa reserva.',
  'There is a booking of this day already': 'Ya hay una reserva para este día',
  'Choose a booked day to give up': 'Elija un día reservado al que renuncie',
  'This day is given up already': 'Ya se renunció a este día',
  'Only a day beside fixed days can be swapped': 'Solo se pueden cambiar días fijos',
  'The center is open from {{opens}} to {{closes}}': 'El centro abre de {{opens}} a {{closes}}',
  'The price has changed. Please look at the day once more.': 'El precio ha cambiado. Vuelva a mirar el día.',
  'There are not enough staff assigned to the room for one more child. Confirm it all the same?':
    'No hay suficiente personal asignado a la sala para un niño más. ¿Confirmar de todos modos?',
  'No place is free at these times. Confirm it all the same?':
    'No hay ninguna plaza libre a estas horas. ¿Confirmar de todos modos?',
  'This booking was not found': 'No se encontró esta reserva',
  'This booking was declined already': 'Esta reserva ya fue rechazada',
  'This booking is no longer waiting for an answer': 'Esta reserva ya no espera respuesta',
  'This child is not enrolled on this day': 'Este niño no está inscrito ese día',
  'This child is booked on this day already': 'Ese día ya está reservado para este niño',
  'The day that would be given up is not booked any more': 'El día al que se renunciaría ya no está reservado',
  'Your child is not booked on this day': 'Ese día no está reservado para su hijo/a',
  'Other times of this day are booked or asked for. Cancel them first.':
    'Ya hay otro horario reservado o pedido para este día. Cancélelo primero.',
  'You reported that your child stays away. Take that back first.':
    'Avisó de que su hijo/a no vendrá. Retire primero ese aviso.',
  'These times are booked already': 'Este horario ya está reservado',
  'This booking has ended already': 'Esta reserva ya ha finalizado',
  'Your child is expected again. Report the absence anew instead.':
    'Volvemos a esperar a su hijo/a. Avise de nuevo de la ausencia.',
  'What this booking had freed is taken by now. Please speak with the center.':
    'La plaza que quedó libre ya está ocupada. Hable con el centro.',
  'This child is not booked on this day any more': 'Ese día ya no está reservado para este niño',
  'A price is not below zero': 'Un precio no puede ser negativo',
  'This price is too high': 'Este precio es demasiado alto',
  'Please say why': 'Indique el motivo',
  'Booked day': 'Día reservado',
  'The day is not booked any more': 'El día ya no está reservado',
};
