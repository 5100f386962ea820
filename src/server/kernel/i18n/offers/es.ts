import type { Catalogue } from '../catalogues.ts';

/** What the server says of offers, in Spanish. */
export const offersEs: Catalogue = {
  'Name the plans by their ids': 'Indique los planes con sus números',
  'Enter a number of hours': 'Indique un número de horas',
  'Enter between {{minimum}} and 720 hours': 'Indique entre {{minimum}} y 720 horas',
  'Enter at most {{maximum}} hours': 'Indique como máximo {{maximum}} horas',
  'This offer was not found': 'No se encontró esta oferta',
  'Choose a day from tomorrow on': 'Elija un día a partir de mañana',
  'Name each plan once': 'Indique cada plan una sola vez',
  'Name each form once': 'Indique cada formulario una sola vez',
  'This inquiry is lost. Take it up again first.': 'Esta solicitud está perdida. Retómela primero.',
  'This child has a place already': 'Este niño o esta niña ya tiene un lugar',
  'An offer to this child is open': 'Hay una oferta abierta para este niño o esta niña',
  'A child of this name and day of birth is enrolled already':
    'Ya está inscrito un niño o una niña con este nombre y fecha de nacimiento',
  'A child of this name and day of birth is enrolled already. Please speak with the center.':
    'Ya está inscrito un niño o una niña con este nombre y fecha de nacimiento. Hable con el centro.',
  'Choose plans that are in use': 'Elija planes que estén en uso',
  'Choose forms that are published and in use': 'Elija formularios publicados y en uso',
  '{{room}} has no place on {{date}} at {{time}}': '{{room}} no tiene lugar el {{date}} a las {{time}}',
  'On {{date}} at {{time}} {{needed}} staff are needed in {{room}}, and {{staff}} are assigned. Confirm to go on.':
    'El {{date}} a las {{time}} hacen falta {{needed}} personas en {{room}} y hay {{staff}} asignadas. Confirme para continuar.',
  'This place is not free': 'Este lugar no está libre',
  'Nobody on the waitlist fits this place': 'Nadie de la lista de espera encaja en este lugar',
  'This offer has ended': 'Esta oferta ha terminado',
  'The price has changed. Please look at the offer once more.': 'El precio ha cambiado. Vuelva a mirar la oferta.',
  'A plan of this offer is no longer used. Please speak with the center.':
    'Un plan de esta oferta ya no se usa. Hable con el centro.',
  'This offer is not accepted': 'Esta oferta no está aceptada',
  'This child is enrolled already': 'Este niño o esta niña ya está inscrito',
  'No deposit is charged for this offer': 'No se ha cobrado ningún depósito por esta oferta',
  'A place is held for this family. Withdraw the offer first.':
    'Se guarda un lugar para esta familia. Retire primero la oferta.',
  'Both inquiries have an offer for this child. Withdraw one of them first.':
    'Las dos solicitudes tienen una oferta para este niño o esta niña. Retire primero una.',
  '{{center}} offers you a place': '{{center}} le ofrece un lugar',
  'There is a place for your child, and we hold it for you until {{until}}. What it costs and from when on it is yours stands behind this link, where you accept or decline it.':
    'Hay un lugar para su hijo o hija, y se lo guardamos hasta {{until}}. Cuánto cuesta y desde cuándo es suyo lo verá en este enlace, donde puede aceptarlo o rechazarlo.',
  'The place is yours': 'El lugar es suyo',
  'Thank you, the place at {{center}} is yours. Each of you gets an invitation to an account of your own by mail. There you find what is still to be signed and paid.':
    'Gracias, el lugar en {{center}} es suyo. Cada uno de ustedes recibirá por correo una invitación a una cuenta propia. Allí encontrará lo que falta por firmar y pagar.',
  'The offer of a place has ended': 'La oferta de un lugar ha terminado',
  'We held the place until {{until}} and heard nothing from you, so it is free again. Do you still look for a place? Then please speak with us.':
    'Le guardamos el lugar hasta {{until}} y no tuvimos noticias suyas, así que vuelve a estar libre. ¿Sigue buscando un lugar? Hable con nosotros.',
  'We are sorry: the center had to take its offer of a place back. Please speak with us.':
    'Lo sentimos: el centro tuvo que retirar su oferta de un lugar. Hable con nosotros.',
  'See the offer': 'Ver la oferta',
  Deposit: 'Depósito',
};
