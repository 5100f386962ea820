import type { Catalogue } from '../catalogues.ts';

/** What is said about the tablets at the door, in Spanish. */
export const kioskEs: Catalogue = {
  'A PIN has six digits': 'Un PIN tiene seis cifras',
  'Enter the last four digits of your phone number': 'Escriba las últimas cuatro cifras de su teléfono',
  'Give the tablet a name': 'Dé un nombre a la tableta',
  'Say why': 'Indique el motivo',
  'Enter the code': 'Escriba el código',
  'This code is not valid any more. Ask the staff for a new one.':
    'Este código ya no es válido. Pida uno nuevo al personal.',
  '{{name}} has no phone number yet: the PIN goes with its last four digits.':
    '{{name}} aún no tiene número de teléfono: el PIN se usa con sus últimas cuatro cifras.',
  'Add your phone number first: the PIN goes with its last four digits.':
    'Agregue primero su número de teléfono: el PIN se usa con sus últimas cuatro cifras.',
  'This PIN is too easy to guess. Choose another one.': 'Este PIN es demasiado fácil de adivinar. Elija otro.',
  'This phone number and PIN do not match.': 'El número de teléfono y el PIN no coinciden.',
  'This code is not valid any more. Scan the one the tablet shows now.':
    'Este código ya no es válido. Escanee el que muestra ahora la tableta.',
  'This tablet was not found': 'No se encontró esta tableta',
  'This code is not valid any more. Make a new one in the settings.':
    'Este código ya no es válido. Cree uno nuevo en la configuración.',
  'Choose drop-off or pick-up': 'Elija llegada o salida',
  'Choose the children this is about': 'Elija de quiénes se trata',
  'Somebody has seen to this entry already': 'Alguien ya se ha ocupado de este registro',
  'This entry was not found': 'No se encontró este registro',
  'At the tablet by the entrance you sign {{children}} in and out with a PIN that only you know. With this code you choose it:':
    'En la tableta de la entrada usted registra la llegada y la salida de {{children}} con un PIN que solo usted conoce. Con este código lo elige:',
  'At the tablet, press “I have a code from the staff” and type in the code.':
    'En la tableta, toque «Tengo un código del personal» y escriba el código.',
  'Choose six digits as your PIN. The staff can never see it.':
    'Elija seis cifras como PIN. El personal nunca puede verlo.',
  'Done. From now on, enter the last four digits of your phone number ({{digits}}) and your PIN.':
    'Listo. A partir de ahora, ingrese las últimas cuatro cifras de su teléfono ({{digits}}) y su PIN.',
  'The code is for you alone and works once, until {{moment}}.':
    'El código es solo para usted y sirve una vez, hasta el {{moment}}.',
  'A PIN has four to six digits': 'Un PIN tiene de cuatro a seis dígitos',
  'This is not the right PIN.': 'Este PIN no es correcto.',
  'Nobody can read this entry. Close it without recording anything.':
    'Esta entrada no se puede leer. Ciérrela sin registrar nada.',
  'Choose a room in which children are': 'Elija una sala en la que haya niños',
};
