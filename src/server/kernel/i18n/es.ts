import { activitiesEs } from './activities/es.ts';
import { admissionsEs } from './admissions/es.ts';
import { analyticsEs } from './analytics/es.ts';
import { auditEs } from './audit/es.ts';
import { billingEs } from './billing/es.ts';
import { bookingsEs } from './bookings/es.ts';
import { camerasEs } from './cameras/es.ts';
import type { Catalogue } from './catalogues.ts';
import { childDocumentsEs } from './child-documents/es.ts';
import { childFileEs } from './child-file/es.ts';
import { complianceEs } from './compliance/es.ts';
import { employmentEs } from './employment/es.ts';
import { eventsEs } from './events/es.ts';
import { formsEs } from './forms/es.ts';
import { importsEs } from './imports/es.ts';
import { kioskEs } from './kiosk/es.ts';
import { milestonesEs } from './milestones/es.ts';
import { offersEs } from './offers/es.ts';
import { papersEs } from './papers/es.ts';
import { rotaEs } from './rota/es.ts';
import { timeClockEs } from './time-clock/es.ts';
import { timeOffEs } from './time-off/es.ts';
import { timesheetsEs } from './timesheets/es.ts';

/** Spanish as families and staff in the United States speak it, with 'usted'. */
export const es: Catalogue = {
  'Choose a room with an age group': 'Elija una sala con grupo de edad',
  'Choose another room': 'Elija otra sala',
  'Choose what is done': 'Elija la tarea',
  'Choose who the message is for': 'Elija para quién es el mensaje',
  'Choose who the message is from': 'Elija de parte de quién es el mensaje',
  'Choose whom to move': 'Elija a quién cambiar de sala',
  'It is too late to undo this. Move the children instead.': 'Ya no se puede deshacer. Cambie a los niños de sala.',
  'Only care is in a room': 'Solo el cuidado se hace en una sala',
  'Subject is required': 'El asunto es obligatorio',
  'Please write a message': 'Escriba un mensaje',
  'At most {{maximum}} files': 'Como máximo {{maximum}} archivos',
  'Enter a text': 'Escriba un texto',
  'This merge was not found': 'No se encontró esta unión de salas',
  'This move was not found': 'No se encontró este cambio de sala',
  'Too many files wait to be sent. Send or remove some of them first.':
    'Hay demasiados archivos sin enviar. Envíe o quite algunos primero.',
  'This child is not in the care of whom you write to': 'La persona a quien escribe no está a su cuidado',
  'You can speak for your own room, and for the office if you belong to it':
    'Puede escribir en nombre de su propia sala, y de la oficina si forma parte de ella',
  'Choose people, rooms or families of this center who can get messages':
    'Elija personas, salas o familias de este centro que puedan recibir mensajes',
  'To all families and to those of other rooms only the office can write':
    'Solo la oficina puede escribir a todas las familias y a las de otras salas',
  'This file is no longer there. Please add it again.': 'Este archivo ya no está. Añádalo de nuevo.',
  'Choose whether the announcement is from the center or from your room':
    'Elija si el aviso es del centro o de su sala',
  'Only an announcement is told in several languages': 'Solo un aviso se escribe en varios idiomas',
  'Each language can be given once': 'Cada idioma puede indicarse una sola vez',
  'Nobody would get this message: they have left, or have no account yet':
    'Nadie recibiría este mensaje: ya no están o todavía no tienen cuenta',
  'You have 100 drafts. Send or delete some of them first.': 'Tiene 100 borradores. Envíe o elimine algunos primero.',
  'This draft was not found. It may have been sent already.':
    'No se encontró este borrador. Es posible que ya se haya enviado.',
  'This thread was not found': 'No se encontró esta conversación',
  'Fill in every language, or remove it': 'Complete todos los idiomas o quite los que falten',
  'Choose a time that is still to come': 'Elija una hora que aún no haya pasado',
  'This message was withdrawn': 'Este mensaje fue retirado',
  'Only urgent messages are acknowledged': 'Solo se confirman los mensajes urgentes',
  'A message can be withdrawn within 2 minutes of sending':
    'Un mensaje se puede retirar en los 2 minutos siguientes al envío',
  'This message was not found': 'No se encontró este mensaje',
  'This file was not found': 'No se encontró este archivo',
  'Its writer may no longer send messages': 'Quien lo escribió ya no puede enviar mensajes',
  // Fields
  'Setup code is required': 'El código de configuración es obligatorio',
  'Center name is required': 'El nombre del centro es obligatorio',
  'First name is required': 'El nombre es obligatorio',
  'Last name is required': 'El apellido es obligatorio',
  'Please select a child': 'Elija un nombre',
  'Enter the latitude as a number from -90 to 90': 'Escriba la latitud como un número de -90 a 90',
  'Enter the longitude as a number from -180 to 180': 'Escriba la longitud como un número de -180 a 180',
  'Say why the center is closed': 'Diga por qué cierra el centro',
  'An account number has 4 to 17 digits; please check them':
    'Un número de cuenta tiene de 4 a 17 dígitos; por favor, revíselos',
  'Room name is required': 'El nombre de la sala es obligatorio',
  'Date of birth is required': 'La fecha de nacimiento es obligatoria',
  'Room assignment is required': 'La sala es obligatoria',
  'Relationship is required': 'La relación es obligatoria',
  'At least one form is required': 'Hace falta al menos un formulario',
  'Say who signed': 'Indique quién firmó',
  'A form is either given or declined, not both': 'Un formulario se da o se rechaza, no ambas cosas',
  'The date of signature cannot be in the future': 'La fecha de la firma no puede estar en el futuro',
  'Please check the year of the date of signature': 'Compruebe el año de la firma',
  'A child is named twice': 'Hay un nombre repetido',
  'Choose one of the moods': 'Elija uno de los estados de ánimo',
  'Please select a staff member': 'Elija un miembro del personal',
  'Please fill in all required fields.': 'Complete todos los campos obligatorios.',
  'Parent name is required': 'El nombre del padre o la madre es obligatorio',
  'Parent email is required': 'El correo del padre o la madre es obligatorio',
  'Parent phone number is required': 'El teléfono del padre o la madre es obligatorio',
  'Phone number is required': 'El número de teléfono es obligatorio',
  'Address is required': 'La dirección es obligatoria',
  'Emergency contact name is required': 'El nombre del contacto de emergencia es obligatorio',
  'Emergency contact phone is required': 'El teléfono del contacto de emergencia es obligatorio',
  'Valid email is required': 'Hace falta un correo electrónico válido',
  'Please confirm your password': 'Confirme su contraseña',
  'This registration link is either invalid, expired, or has already been used.':
    'Este enlace de registro no es válido, venció o ya se usó.',
  "Passwords don't match": 'Las contraseñas no coinciden',
  'Code is required': 'El código es obligatorio',
  'The file is empty': 'El archivo está vacío',
  'This invitation is for {{name}}. If that is not you, leave it to them: they register with it themselves.':
    'Esta invitación es para {{name}}. Si no es usted, déjesela: esa persona se registra con ella.',
  '{{name}} is not in the parent portal yet. Save the invoice as a PDF and send it yourself, or invite them first.':
    '{{name}} todavía no está en el portal de padres. Guarde la factura como PDF y entréguela, o envíe antes una invitación.',
  'There is no email of {{name}}. Save the invoice as a PDF and send it yourself, or enter an email first.':
    'No consta ningún correo de {{name}}. Guarde la factura en PDF y entréguela, o ingrese antes un correo.',
  'Mail is not set up. Save the invoice as a PDF and send it to {{name}} yourself, or set up mail first.':
    'El correo no está configurado. Guarde la factura en PDF y entréguela a {{name}}, o configure antes el correo.',
  'Choose two guardians of this child': 'Elija a dos tutores de la misma ficha',
  'Say why, such as whose request or which order': 'Indique el motivo, por ejemplo por deseo de quién o por qué orden',
  'Say whether you share your phone and email': 'Indique si comparte su teléfono y su correo',
  'Choose who decides': 'Elija quién decide',
  'Choose what you would like to tell us': 'Elija lo que quiere avisarnos',
  'Please type your name': 'Escriba su nombre',
  'Enter a date as YYYY-MM-DD': 'Escriba la fecha como AAAA-MM-DD',
  'Time is required': 'La hora es obligatoria',
  'Enter a time as HH:MM': 'Escriba la hora como HH:MM',
  'Time zone is required': 'La zona horaria es obligatoria',
  'Unknown time zone': 'Zona horaria desconocida',
  'Must be at most {{maximum}} characters': 'Debe tener como máximo {{maximum}} caracteres',
  'Contains a character that cannot be stored': 'Contiene un carácter que no se puede guardar',
  'Invalid email address': 'El correo electrónico no es válido',
  'Password must be at least 6 characters': 'La contraseña debe tener al menos 6 caracteres',
  'Phone number must be at least 10 digits': 'El número de teléfono debe tener al menos 10 dígitos',
  'This value is not valid': 'Este valor no es válido',
  'Give the passkey a name': 'Póngale un nombre a la llave de acceso',
  'Role is required': 'El rol es obligatorio',
  'Phone is required': 'El teléfono es obligatorio',
  'This field is required': 'Este campo es obligatorio',
  'Must be one of: {{options}}': 'Debe ser una de estas opciones: {{options}}',
  'Must be at least {{minimum}}': 'Debe ser como mínimo {{minimum}}',
  'Must be at most {{maximum}}': 'Debe ser como máximo {{maximum}}',
  'Must be a whole number': 'Debe ser un número entero',
  'Must be text': 'Debe ser un texto',
  'Must be a boolean': 'Debe ser un valor booleano',
  'Must be an object': 'Debe ser un objeto',
  'Must be an array': 'Debe ser una lista',
  'Unknown field': 'Campo desconocido',

  // Files
  'Choose a picture': 'Elija una imagen',
  'Upload the picture first': 'Primero suba la imagen',
  'This center has no logo': 'Este centro no tiene logotipo',
  'This child has no photo': 'Esta ficha no tiene foto',
  'Choose a document': 'Elija un documento',
  'Choose a JPEG, PNG, WebP, GIF or AVIF picture, or a PDF, Word or Excel document':
    'Elija una imagen JPEG, PNG, WebP, GIF o AVIF, o un documento PDF, Word o Excel',
  'Send the file as multipart/form-data in the field file':
    'Envíe el archivo como multipart/form-data en el campo file',
  'Select a file': 'Elija un archivo',
  'The file is too large: at most 25 MB': 'El archivo es demasiado grande: como máximo 25 MB',
  'At most 25 MB': 'Como máximo 25 MB',
  'This file is empty': 'Este archivo está vacío',
  'This picture cannot be read. It may be damaged or too large.':
    'No se puede leer esta imagen. Puede estar dañada o ser demasiado grande.',
  "The center's room for files is used up. Delete photos or documents that are no longer needed.":
    'El espacio del centro para archivos está lleno. Borre las fotos o los documentos que ya no se necesiten.',
  'This file is missing': 'Falta este archivo',
  'Please fill in all required fields and select a file': 'Complete todos los campos obligatorios y elija un archivo',
  'Must be at most 20 tags': 'Debe tener como máximo 20 etiquetas',
  'Must be ids between commas': 'Deben ser identificadores separados por comas',
  'Enter a month as YYYY-MM': 'Escriba el mes como AAAA-MM',
  'Enter a year from 2000 to 2030': 'Escriba un año de 2000 a 2030',
  'This document was not found': 'No se encontró este documento',
  'Select a parent of this center': 'Elija a un padre, madre o tutor de este centro',
  'This photo was not found': 'No se encontró esta foto',
  'Choose children who are enrolled': 'Elija solo menores con inscripción vigente',
  'Choose rooms of this center': 'Elija salas de este centro',
  'There are no photos from these days': 'No hay fotos de estos días',
  'One file holds at most {{most}} photos. Please choose fewer days.':
    'Un archivo admite como máximo {{most}} fotos. Elija menos días.',

  // Staff and roles
  'You are not allowed to do this': 'No tiene permiso para hacer esto',
  'This account is already active': 'Esta cuenta ya está activa',
  'The last Director keeps this role. Make somebody else Director first.':
    'La única persona con el rol Director lo conserva. Primero asigne el rol Director a otra persona.',
  'The last Director cannot be deactivated. Make somebody else Director first.':
    'No se puede desactivar a la única persona con el rol Director. Primero asigne el rol Director a otra persona.',
  'The last Director cannot be removed. Make somebody else Director first.':
    'No se puede dar de baja a la única persona con el rol Director. Primero asigne el rol Director a otra persona.',
  'A staff member with this email already exists': 'Ya existe un miembro del personal con este correo',
  'Reason is required': 'Es obligatorio indicar el motivo',
  'A duty cannot begin in the future': 'Un turno no puede empezar en el futuro',
  'A duty cannot end in the future': 'Un turno no puede terminar en el futuro',
  'Enter when this duty ended': 'Indique cuándo terminó este turno',
  'This duty began more than 16 hours ago. Enter when it ended, too.':
    'Este turno empezó hace más de 16 horas. Indique también cuándo terminó.',
  'A duty must end after it began': 'Un turno debe terminar después de empezar',
  'A duty lasts at most 24 hours': 'Un turno dura como máximo 24 horas',
  'This duty was not found': 'No se encontró este turno',
  'This duty was struck out. Add a new one instead.': 'Este turno fue anulado. Agregue uno nuevo.',
  'This overlaps the duty that began on {{date}} at {{from}}':
    'Se solapa con el turno que empezó el {{date}} a las {{from}}',
  'This overlaps the duty of {{date}}, {{from}} to {{until}}':
    'Se solapa con el turno del {{date}}, de {{from}} a {{until}}',
  'This staff member was not found': 'No se encontró a este miembro del personal',
  'There is no role with this name': 'No hay ningún rol con este nombre',
  'There is no room with this name': 'No hay ninguna sala con este nombre',
  'This role was not found': 'No se encontró este rol',
  'The Director must keep the right to manage roles, staff and the center':
    'El rol Director debe conservar el derecho de gestionar los roles, el personal y el centro',

  // Security
  'The setup of the app took too long. Please begin again.':
    'La configuración de la app tardó demasiado. Empiece de nuevo.',
  'Set up two-step verification for yourself first': 'Primero configure su propia verificación en dos pasos',
  'This took too long, or was already answered. Please begin again.':
    'Esto tardó demasiado o ya se respondió. Empiece de nuevo.',
  'This is not your current password': 'Esta no es su contraseña actual',
  'Please confirm first that it is you.': 'Primero confirme que es usted.',
  'This is your email already': 'Este ya es su correo',
  'Too many requests. Please wait a moment.': 'Demasiadas solicitudes. Espere un momento.',
  'This link is either invalid, expired, or has already been used.': 'Este enlace no es válido, venció o ya se usó.',
  'You have many passkeys already. Please remove one first.': 'Ya tiene muchas llaves de acceso. Primero quite una.',
  'This passkey was added already': 'Esta llave de acceso ya se agregó',
  'This passkey was not found': 'No se encontró esta llave de acceso',
  'This is one of the most common passwords, and attackers try those first. Choose another one.':
    'Esta es una de las contraseñas más usadas, las primeras que se prueban. Elija otra.',
  'This is your current password': 'Esta es su contraseña actual',
  'Your password was changed meanwhile': 'Su contraseña cambió mientras tanto',
  'This is not one of your unused recovery codes': 'Este no es uno de sus códigos de recuperación sin usar',
  'This code is not right, or was used already. A new one comes every 30 seconds.':
    'Este código no es correcto o ya se usó. Cada 30 segundos aparece uno nuevo.',
  'This passkey could not be used. Please try another way.':
    'No se pudo usar esta llave de acceso. Pruebe de otra forma.',
  'This session has already ended': 'Esta sesión ya terminó',
  'This account is not active': 'Esta cuenta no está activa',
  'This parent account was not found': 'No se encontró esta cuenta de familia',
  'You turn off your own two-step verification in your security settings':
    'Su propia verificación en dos pasos se desactiva en su configuración de seguridad',
  'Your center requires two-step verification. You can replace it, but not turn it off.':
    'Su centro exige la verificación en dos pasos. Puede reemplazarla, pero no desactivarla.',
  'This is your only second step. Add another one first, or turn two-step verification off.':
    'Este es su único segundo paso. Primero agregue otro o desactive la verificación en dos pasos.',
  'Two-step verification is not on': 'La verificación en dos pasos no está activada',
  'Two-step verification is switched on and off under Security':
    'La verificación en dos pasos se activa y se desactiva en Seguridad',
  'Your email is changed under Security, with a link to the new address':
    'Su correo se cambia en Seguridad, con un enlace a la nueva dirección',
  'Invalid email or password': 'Correo electrónico o contraseña incorrectos',
  'Too many failed attempts. Please wait {{count}} minutes and try again.': {
    one: 'Demasiados intentos fallidos. Espere {{count}} minuto e inténtelo de nuevo.',
    other: 'Demasiados intentos fallidos. Espere {{count}} minutos e inténtelo de nuevo.',
  },
  'Please sign in': 'Inicie sesión',
  'Your center requires two-step verification. Set it up to go on.':
    'Su centro exige la verificación en dos pasos. Configúrela para continuar.',

  // What families tell
  'This notice was not found': 'No se encontró este aviso',
  'This day has passed; it can no longer be taken back': 'Este día ya pasó; el aviso ya no se puede retirar',
  'You cannot arrange a pickup of this child. Please speak with the center.':
    'Usted no puede organizar esta recogida. Hable con el centro.',
  'This person may not pick up your child. Please speak with the center.':
    'Esta persona no puede recoger a su hija o hijo. Hable con el centro.',
  'This day has passed': 'Este día ya pasó',
  'Your child is here today. For an early pickup, tell us who comes and when.':
    'Su hija o hijo está aquí hoy. Para una salida temprana, díganos quién viene y a qué hora.',
  'Please choose a day within the next year': 'Elija un día dentro del próximo año',
  'The last day must not be before the first day': 'El último día no puede ser anterior al primer día',
  'Only an absence or a late arrival can be more than one day':
    'Solo una ausencia o una llegada tarde puede abarcar más de un día',
  'Please report at most three months at a time': 'Avise como máximo tres meses a la vez',
  'Please enter the time': 'Escriba la hora',
  'Only a late arrival or a pickup has a time': 'Solo una llegada tarde o una recogida tiene hora',
  'Please enter who will pick up your child': 'Escriba quién recogerá a su hija o hijo',
  'Only a pickup names a person': 'Solo una recogida nombra a una persona',
  'Please write what we should know': 'Escriba lo que debemos saber',

  // Mail
  'This mail was not found': 'No se encontró este correo',
  'This mail was already sent': 'Este correo ya se envió',
  '{{center}} invites you': '{{center}} le invita',
  'Hello {{name}},': 'Hola, {{name}}:',
  'Hello,': 'Hola:',
  "{{center}} invites you to follow {{child}}'s day: attendance, daily reports and messages.":
    '{{center}} le invita a seguir el día de {{child}}: asistencia, informes diarios y mensajes.',
  "{{center}} invites you to follow your child's day: attendance, daily reports and messages.":
    '{{center}} le invita a seguir el día de su hija o hijo: asistencia, informes diarios y mensajes.',
  'Create your account': 'Cree su cuenta',
  'Your account at {{center}}': 'Su cuenta en {{center}}',
  'An account was made for you at {{center}}. Choose a password to begin.':
    'Se creó una cuenta para usted en {{center}}. Elija una contraseña para empezar.',
  'Choose a password': 'Elija una contraseña',
  'A link to your account was read': 'Se leyó un enlace a su cuenta',
  'Your center cannot send mail, so somebody there opened the link to your account to hand it to you.':
    'Su centro no puede enviar correo; alguien de allí abrió el enlace a su cuenta para entregárselo.',
  'If you did not ask for it, please speak with your center.': 'Si usted no lo pidió, hable con su centro.',
  'Type this again: what is kept goes only to the host and port it was given for':
    'Vuelva a escribirlo: lo guardado solo se envía al servidor y puerto para los que se dio',
  'Set a new password': 'Cree una contraseña nueva',
  'Somebody asked for a new password for your account. The link works once, within {{count}} hours.': {
    one: 'Alguien pidió una contraseña nueva para su cuenta. El enlace funciona una sola vez, durante {{count}} hora.',
    other:
      'Alguien pidió una contraseña nueva para su cuenta. El enlace funciona una sola vez, durante {{count}} horas.',
  },
  'If it was not you, you need not do anything: your password stays as it is.':
    'Si no fue usted, no tiene que hacer nada: su contraseña sigue como está.',
  'The link is for you alone and works once, within {{count}} hours.': {
    one: 'El enlace es solo para usted y funciona una sola vez, durante {{count}} hora.',
    other: 'El enlace es solo para usted y funciona una sola vez, durante {{count}} horas.',
  },
  'The link is for you alone and works once, within {{count}} days.': {
    one: 'El enlace es solo para usted y funciona una sola vez, durante {{count}} día.',
    other: 'El enlace es solo para usted y funciona una sola vez, durante {{count}} días.',
  },
  'An incident was reported at {{center}}': 'Se informó de un incidente en {{center}}',
  'A new daily report from {{center}}': 'Un nuevo informe diario de {{center}}',
  '{{count}} new messages at {{center}}': {
    one: '{{count}} mensaje nuevo en {{center}}',
    other: '{{count}} mensajes nuevos en {{center}}',
  },
  '{{count}} new messages are waiting for you. Sign in to read them.': {
    one: 'Un mensaje nuevo le espera. Inicie sesión para leerlo.',
    other: '{{count}} mensajes nuevos le esperan. Inicie sesión para leerlos.',
  },
  '{{count}} incident reports are waiting for you. Sign in to read them.': {
    one: 'Un informe de incidente le espera. Inicie sesión para leerlo.',
    other: '{{count}} informes de incidentes le esperan. Inicie sesión para leerlos.',
  },
  '{{count}} daily reports are waiting for you. Sign in to read them.': {
    one: 'Un informe diario le espera. Inicie sesión para leerlo.',
    other: '{{count}} informes diarios le esperan. Inicie sesión para leerlos.',
  },
  'Arrivals and departures at {{center}}': 'Llegadas y salidas en {{center}}',
  '{{count}} arrivals and departures were recorded. Sign in to see them.': {
    one: 'Se registró una llegada o una salida. Inicie sesión para verla.',
    other: 'Se registraron {{count}} llegadas y salidas. Inicie sesión para verlas.',
  },
  '{{count}} new photos from {{center}}': {
    one: '{{count}} foto nueva de {{center}}',
    other: '{{count}} fotos nuevas de {{center}}',
  },
  '{{count}} new photos are waiting for you. Sign in to look at them.': {
    one: 'Una foto nueva le espera. Inicie sesión para verla.',
    other: '{{count}} fotos nuevas le esperan. Inicie sesión para verlas.',
  },
  'Updates about your account at {{center}}': 'Novedades de su cuenta en {{center}}',
  'There are updates about {{count}} invoices. Sign in to see them.': {
    one: 'Hay novedades de una factura. Inicie sesión para verlas.',
    other: 'Hay novedades de {{count}} facturas. Inicie sesión para verlas.',
  },
  'Updates about the cameras at {{center}}': 'Novedades de las cámaras de {{center}}',
  'There are updates about {{count}} cameras. Sign in to see them.': {
    one: 'Hay novedades de una cámara. Inicie sesión para verlas.',
    other: 'Hay novedades de {{count}} cámaras. Inicie sesión para verlas.',
  },
  'Updates about the calendar at {{center}}': 'Novedades del calendario de {{center}}',
  'Forms at {{center}}': 'Formularios de {{center}}',
  '{{count}} forms ask for your attention. Sign in to see them.': {
    one: 'Hay novedades de un formulario. Inicie sesión para verlas.',
    other: 'Hay novedades de {{count}} formularios. Inicie sesión para verlas.',
  },
  'There are updates about {{count}} events in the calendar. Sign in to see them.': {
    one: 'Hay novedades de un evento del calendario. Inicie sesión para verlas.',
    other: 'Hay novedades de {{count}} eventos del calendario. Inicie sesión para verlas.',
  },
  'Please read: an urgent message at {{center}}': 'Por favor, lea: un mensaje urgente en {{center}}',
  '{{count}} urgent messages have not been read yet. Sign in to read them.': {
    one: 'Un mensaje urgente aún no se ha leído. Inicie sesión para leerlo.',
    other: '{{count}} mensajes urgentes aún no se han leído. Inicie sesión para leerlos.',
  },
  'Please read: an incident report at {{center}}': 'Por favor, lea: un informe de incidente en {{center}}',
  '{{count}} incident reports have not been read yet. Sign in to read them.': {
    one: 'Un informe de incidente aún no se ha leído. Inicie sesión para leerlo.',
    other: '{{count}} informes de incidentes aún no se han leído. Inicie sesión para leerlos.',
  },
  'This notification was not found': 'No se encontró esta notificación',
  'This browser’s push service is not supported': 'El servicio push de este navegador no es compatible',
  'The address is missing': 'Falta la dirección',
  'A key is missing': 'Falta una clave',
  'This is no key': 'Esto no es una clave',
  'Choose two different times': 'Elija dos horas distintas',
  'You can choose in your settings which emails you get.': 'En su configuración puede elegir qué correos recibe.',
  'Read it': 'Leerlo',
  'If it was not you: set a new password at once with "Forgot your password?", and tell your center.':
    'Si no fue usted: cree enseguida una contraseña nueva con “¿Olvidó su contraseña?” y avise a su centro.',
  'If it was not you, please tell your center at once.': 'Si no fue usted, avise enseguida a su centro.',
  'Your password was changed': 'Su contraseña cambió',
  'The password of your account was just changed. Everywhere else you were signed in, you were signed out.':
    'La contraseña de su cuenta se acaba de cambiar. Se cerró su sesión en todos los demás dispositivos.',
  'Your email is about to change': 'Su correo está por cambiar',
  'Somebody who is signed in to your account asked to change its email to {{email}}. It changes once the link that was sent there is opened.':
    'Alguien con la sesión iniciada en su cuenta pidió cambiar el correo a {{email}}. Cambiará cuando se abra el enlace enviado a esa dirección.',
  'If it was not you: change your password and sign out everywhere, and tell your center.':
    'Si no fue usted: cambie su contraseña, cierre sesión en todos los dispositivos y avise a su centro.',
  'Your email was changed': 'Su correo cambió',
  'From now on you sign in with {{email}}. This address is no longer used for your account.':
    'A partir de ahora inicia sesión con {{email}}. Esta dirección ya no se usa para su cuenta.',
  'You already have an account': 'Usted ya tiene una cuenta',
  'Somebody asked to use this email for another account. It belongs to your account already, so nothing was changed.':
    'Alguien pidió usar este correo para otra cuenta. Ya pertenece a su cuenta, así que no cambió nada.',
  'You need not do anything.': 'No tiene que hacer nada.',
  'An authenticator app was added': 'Se agregó una app de autenticación',
  'From now on a code of your authenticator app can confirm that it is you.':
    'A partir de ahora, un código de su app de autenticación puede confirmar que es usted.',
  'A passkey was added': 'Se agregó una llave de acceso',
  'From now on the new passkey can confirm that it is you.':
    'A partir de ahora, la nueva llave de acceso puede confirmar que es usted.',
  'A recovery code was used': 'Se usó un código de recuperación',
  'One of your recovery codes was just used to sign in or to confirm that it is you. You have {{count}} left.':
    'Uno de sus códigos de recuperación se acaba de usar para iniciar sesión o para confirmar que es usted. Códigos restantes: {{count}}.',
  'New recovery codes were made': 'Se crearon códigos de recuperación nuevos',
  'Your account has new recovery codes. Those you had before no longer work.':
    'Su cuenta tiene códigos de recuperación nuevos. Los anteriores ya no funcionan.',
  'Two-step verification was turned off': 'Se desactivó la verificación en dos pasos',
  'From now on your password alone is enough to sign in.': 'A partir de ahora basta su contraseña para iniciar sesión.',
  'Your two-step verification was reset': 'Se restableció su verificación en dos pasos',
  'Your center took the second step of your sign-in away, and you were signed out everywhere. Sign in with your password, and set it up again.':
    'Su centro quitó el segundo paso de su acceso y se cerró su sesión en todos los dispositivos. Inicie sesión con su contraseña y configúrelo de nuevo.',
  'If you did not ask for this, please speak with your center.': 'Si usted no lo pidió, hable con su centro.',
  'Confirm your email': 'Confirme su correo',
  'Confirm that this email is yours, and you sign in with it from then on.':
    'Confirme que este correo es suyo; desde entonces iniciará sesión con él.',
  'The link works once, within a day. If you did not ask for it, you need not do anything.':
    'El enlace funciona una sola vez, durante un día. Si usted no lo pidió, no tiene que hacer nada.',
  'Confirm email': 'Confirmar correo',
  'Something at {{center}} is waiting for your signature': 'En {{center}} hay algo que espera su firma',
  '{{count}} incident reports are waiting for your signature.': {
    one: '{{count}} informe de incidente espera su firma.',
    other: '{{count}} informes de incidente esperan su firma.',
  },
  'Sign in to read and sign.': 'Inicie sesión para leer y firmar.',
  'Your week at {{center}}': 'Su semana en {{center}}',
  '{{name}} is not on duty': '{{name}} no está de turno',
  '{{name}} was at {{center}} on {{count}} days.': {
    one: '{{name}} estuvo {{count}} día en {{center}}.',
    other: '{{name}} estuvo {{count}} días en {{center}}.',
  },
  '{{count}} daily reports were written for {{name}}.': {
    one: 'Se escribió {{count}} informe diario de {{name}}.',
    other: 'Se escribieron {{count}} informes diarios de {{name}}.',
  },
  '{{count}} incidents were reported for {{name}}.': {
    one: 'Se informó de {{count}} incidente de {{name}}.',
    other: 'Se informó de {{count}} incidentes de {{name}}.',
  },
  'Open the portal': 'Abrir el portal',
  'Children who have not come to {{center}} today': 'Menores que hoy no han llegado a {{center}}',
  '{{count}} of your children have not come today, and no absence is reported.': {
    one: 'Su hijo no ha llegado hoy y no se ha avisado de ninguna ausencia.',
    other: '{{count}} de sus hijos no han llegado hoy y no se ha avisado de ninguna ausencia.',
  },
  'Nobody has arrived at {{center}} from your family yet': 'Hoy todavía no ha llegado nadie de su familia a {{center}}',
  'Please tell us in the portal whether they stay at home or come later.':
    'Díganos en el portal si se queda en casa o llega más tarde.',
  '{{count}} children have not come yet, and nobody said that they are absent.': {
    one: '{{count}} menor todavía no ha llegado y nadie avisó de su ausencia.',
    other: '{{count}} menores todavía no han llegado y nadie avisó de su ausencia.',
  },
  'Open the dashboard': 'Abrir el panel',
  'Test mail from {{center}}': 'Correo de prueba de {{center}}',
  'This is a test. You can read it, so mail from {{center}} arrives.':
    'Esto es una prueba. Si la puede leer, los correos de {{center}} llegan.',

  // Reports
  'An incident cannot be reported for a future date': 'No se puede informar de un incidente en una fecha futura',
  'This incident was not found': 'No se encontró este incidente',
  'A daily report cannot be written for a future date': 'No se puede escribir un informe diario para una fecha futura',
  'An activity cannot be recorded for a future date': 'No se puede registrar una actividad en una fecha futura',
  'There is no active staff member with this id': 'No hay ningún miembro activo del personal con este id',

  // Imports
  'Say yes or no': 'Escriba yes (sí) o no',
  'There is no role with this name. Roles: {{roles}}': 'No hay ningún rol con este nombre. Roles: {{roles}}',
  'Several children have this name; say the date of birth':
    'Varias fichas tienen este nombre; indique la fecha de nacimiento',
  'This import was not found': 'No se encontró esta importación',
  'At most 20,000 rows can be imported at once': 'Se pueden importar como máximo 20,000 filas a la vez',

  // Families and children
  'This child was not found': 'No se encontró esta ficha',
  'This guardian was not found': 'No se encontró a este tutor',
  'This invitation was not found': 'No se encontró esta invitación',
  'There is no enrolled child with this id': 'No hay ninguna inscripción con este id',
  'This invitation is for another child': 'Esta invitación es para otra ficha',
  'No mail went out. Share the link yourself.': 'No salió ningún correo. Entregue usted el enlace.',
  'The link can be shared once a child is chosen. Mail is not set up.':
    'El enlace se puede entregar cuando haya elegido para quién es. El correo no está configurado.',
  'Everybody whom you chose is invited or registered already':
    'Todas las personas elegidas ya están invitadas o registradas',
  'These invitations were not found': 'No se encontraron estas invitaciones',
  'There is no letter to print': 'No hay ninguna carta que imprimir',
  'There is no guardian of an enrolled child with this id':
    'No hay ningún tutor con una inscripción vigente y este número',
  '{{name}} has an account already': '{{name}} ya tiene una cuenta',
  'Point the camera of your phone at the square, or type this address into a browser:':
    'Apunte la cámara de su teléfono al cuadrado o escriba esta dirección en un navegador:',
  'Invitation letters': 'Cartas de invitación',
  'Somebody else here has this email. Use another one, or ask the center.':
    'Otra persona tiene aquí este correo. Use otro o pregunte al centro.',
  'Choose somebody to invite': 'Elija a quién invitar',
  'At most {{maximum}} at once': 'Como máximo {{maximum}} a la vez',
  'This invitation was already accepted': 'Esta invitación ya se aceptó',
  'This invitation was canceled. Send a new one instead.': 'Esta invitación se canceló. Envíe una nueva.',
  'This invitation is no longer pending': 'Esta invitación ya no está pendiente',
  'There is already an account with this email. Please sign in to add your child.':
    'Ya hay una cuenta con este correo. Inicie sesión para agregar a su hija o hijo.',
  'This must be the email the invitation was sent to': 'Debe ser el correo al que se envió la invitación',
  'This must be the phone number the invitation was sent to':
    'Debe ser el número de teléfono al que se envió la invitación',
  '{{person}} may not pick up {{child}}. Confirm that you have read this warning to continue.':
    '{{person}} no puede recoger a {{child}}. Confirme que leyó este aviso para continuar.',
  'Confirm that you have read this warning to continue.': 'Confirme que leyó este aviso para continuar.',
  'The invitation is on its way': 'La invitación va en camino',
  'The link is ready. Mail goes out once a child is chosen.':
    'El enlace está listo. El correo sale cuando se elija para quién es.',
  'Children cannot be enrolled in this room': 'En esta sala no se puede inscribir',
  'Date of birth cannot be in the future': 'La fecha de nacimiento no puede estar en el futuro',
  'One form is for e-mail and text messages: give both, or neither':
    'Un mismo formulario sirve para correo y mensajes de texto: indique ambos o ninguno',
  'Please check the year of the date of birth': 'Revise el año de la fecha de nacimiento',

  // The center
  'The closing time must be after the opening time': 'La hora de cierre debe ser posterior a la de apertura',
  'This weekday is named twice': 'Este día de la semana aparece dos veces',
  'The center is not closed on these days': 'El centro no cierra en estos días',
  'The last day must not be before the first': 'El último día no puede ser anterior al primero',
  'A routing number has nine digits; please check them':
    'Un número de ruta bancaria tiene nueve dígitos; por favor, revíselos',
  'An EIN has nine digits, such as 12-3456789': 'Un EIN tiene nueve dígitos, por ejemplo 12-3456789',
  'Enter the e-mail address or US phone number that Zelle knows':
    'Escriba el correo o el teléfono de EE. UU. registrado en Zelle',
  'There are children in this room: it needs an age group': 'Hay menores en esta sala: necesita un grupo de edad',
  '{{count}} children are in {{room}}. Move them to another room first.': {
    one: '{{count}} menor está en {{room}}. Primero haga el cambio de sala.',
    other: '{{count}} menores están en {{room}}. Primero haga el cambio de sala.',
  },
  '{{count}} staff members are assigned to {{room}}. Assign them to another room first.': {
    one: '{{count}} miembro del personal tiene asignada {{room}}. Primero asígnele otra sala.',
    other: '{{count}} miembros del personal tienen asignada {{room}}. Primero asígneles otra sala.',
  },
  'This room was not found': 'No se encontró esta sala',
  'This name stands for another room': 'Este nombre corresponde a otra sala',
  'There is already a room with this name': 'Ya hay una sala con este nombre',
  'Say how many children one staff member may look after': 'Indique cuántos menores puede cuidar cada educador',
  'Only a room with an age group has a ratio':
    'Solo una sala con grupo de edad tiene una proporción de menores por educador',
  'Name the place': 'Escriba el nombre del lugar',

  // Attendance
  'Please select who is performing this action': 'Elija quién trae o recoge',
  '{{name}} is no longer enrolled': 'La inscripción de {{name}} ya terminó',
  'Enter a check-in or check-out time': 'Escriba una hora de entrada o de salida',
  '{{name}} was here on this day': '{{name}} estuvo aquí este día',
  'There is no child with this id': 'No hay ninguna ficha con este id',
  'Enter a check-in time': 'Escriba una hora de entrada',
  'It is too late to undo this. Correct the times instead.':
    'Ya es tarde para deshacer esto. Corrija las horas en su lugar.',
  '{{name}} is already checked in': 'La entrada de {{name}} ya está registrada',
  'This attendance record was not found': 'No se encontró este registro de asistencia',
  'Attendance cannot be recorded for a future date': 'No se puede registrar la asistencia en una fecha futura',
  '{{name}} is not checked in': 'La entrada de {{name}} no está registrada',
  'Check-out cannot be before the check-in at {{time}}':
    'La salida no puede ser anterior a la entrada (hora de entrada: {{time}})',
  'Check-out cannot be before the check-in': 'La salida no puede ser anterior a la entrada',
  'This time lies within another stay of {{name}} on this day':
    'Esta hora cae dentro de otra estancia de {{name}} en este día',
  'This time lies within another stay on this day': 'Esta hora cae dentro de otra estancia en este día',

  // The service
  'This is not the setup code. It is printed where Larkhouse was started.':
    'Este no es el código de configuración. Aparece donde se inició Larkhouse.',
  'Send JSON with the content type application/json': 'Envíe JSON con el tipo de contenido application/json',
  'Something went wrong on our side. Please try again.': 'Algo salió mal de nuestro lado. Inténtelo de nuevo.',
  'Something went wrong on our side. Please try again. Reference {{reference}}':
    'Algo salió mal de nuestro lado. Inténtelo de nuevo. Referencia {{reference}}',
  'This job no longer waits for another try': 'Esta tarea ya no espera otro intento',
  'There is nothing at this address': 'No hay nada en esta dirección',
  'The request could not be read': 'No se pudo leer la solicitud',
  'The request is too large': 'La solicitud es demasiado grande',
  'Somebody did the same at this very moment. Please look again.':
    'Alguien acaba de hacer lo mismo. Mire de nuevo, por favor.',
  'There is no room left for files on this server. Please tell whoever looks after it.':
    'No queda espacio para archivos en este servidor. Avise a quien se encarga de él.',
  'There is no room left on this server. Please tell whoever looks after it.':
    'No queda espacio en este servidor. Avise a quien se encarga de él.',
  'This server cannot write to its disk. Please tell whoever looks after it.':
    'Este servidor no puede escribir en su disco. Avise a quien se encarga de él.',
  'Larkhouse is making many files for your center already. Please try again in a minute.':
    'Ya se están preparando muchos archivos para su centro. Inténtelo de nuevo en un minuto.',
  'This was broken off before it was done. Please try again.':
    'Esto se interrumpió antes de terminar. Inténtelo de nuevo.',
  'Larkhouse is busy at the moment. Please try again.':
    'Larkhouse tiene mucho trabajo en este momento. Inténtelo de nuevo.',
  'Files cannot be reached at the moment. Please try again in a few minutes.':
    'En este momento no se puede acceder a los archivos. Inténtelo de nuevo dentro de unos minutos.',
  'Idempotency-Key must be at most 200 characters': 'Idempotency-Key debe tener como máximo 200 caracteres',
  'This Idempotency-Key was already used for something else': 'Esta Idempotency-Key ya se usó para otra cosa',
  'This request comes from another site': 'Esta solicitud viene de otro sitio',
  'Please ask for at most {{days}} days': 'Consulte como máximo {{days}} días',
  'Enter a date between 1900-01-01 and 2199-12-31': 'Ingrese una fecha entre 1900-01-01 y 2199-12-31',
  'Upload the file first, and send the path that it was given': 'Suba primero el archivo y envíe la ruta que recibió',
  'This file is used already. Please upload it again.': 'Este archivo ya se está usando. Súbalo de nuevo.',
  'The first day must not be after the last day': 'El primer día no puede ser posterior al último día',
  'Somebody else changed this in the meantime. Reload to see the newest version.':
    'Otra persona cambió esto mientras tanto. Recargue para ver la versión más reciente.',
  'Larkhouse is already set up': 'Larkhouse ya está configurado',
  Acknowledged: 'Confirmado',
  'Action taken': 'Medidas tomadas',
  Activities: 'Actividades',
  Center: 'Centro',
  'Characters that a PDF of ours cannot print stand as [?]. Download the text or Excel format to read them all.':
    'Los caracteres que nuestro PDF no puede imprimir aparecen como [?]. Descargue el formato de texto o Excel para leerlos todos.',
  Child: 'Menor',
  'Child: {{name}}': 'Menor: {{name}}',
  'Choose txt, pdf or xlsx': 'Elija txt, pdf o xlsx',
  Content: 'Tranquilo/a',
  Cranky: 'Malhumorado/a',
  'Daily report': 'Informe diario',
  'Daily reports': 'Informes diarios',
  'Daily report {{child}} {{date}}': 'Informe diario {{child}} {{date}}',
  'Daily reports {{child}} {{from}} to {{to}}': 'Informes diarios {{child}} {{from}} a {{to}}',
  Date: 'Fecha',
  Excited: 'Entusiasmado/a',
  'Family told': 'Familia informada',
  Fussy: 'Inquieto/a',
  Happy: 'Contento/a',
  'Incident report': 'Informe de incidente',
  'Incident reports': 'Informes de incidentes',
  'Incident report {{child}} {{date}}': 'Informe de incidente {{child}} {{date}}',
  'Incident reports {{child}} {{from}} to {{to}}': 'Informes de incidentes {{child}} {{from}} a {{to}}',
  Meals: 'Comidas',
  Mood: 'Estado de ánimo',
  Naps: 'Siestas',
  'Not yet': 'Todavía no',
  Notes: 'Notas',
  'Page {{page}} of {{pages}}': 'Página {{page}} de {{pages}}',
  'Reported by': 'Comunicado por',
  'There are no daily reports on these days': 'No hay informes diarios de estos días',
  'There are no incident reports on these days': 'No hay informes de incidentes de estos días',
  'These are too many reports for one document. Choose fewer days.':
    'Son demasiados informes para un solo documento. Elija menos días.',
  'This daily report was not found': 'No se encontró este informe diario',
  Time: 'Hora',
  Tired: 'Cansado/a',
  Fall: 'Caída',
  Bump: 'Golpe',
  Bite: 'Mordedura',
  'Cut or scratch': 'Corte o rasguño',
  Burn: 'Quemadura',
  'Sting or insect bite': 'Picadura',
  Choking: 'Atragantamiento',
  'Allergic reaction': 'Reacción alérgica',
  Illness: 'Enfermedad',
  Behavior: 'Conducta',
  Head: 'Cabeza',
  Face: 'Cara',
  Mouth: 'Boca',
  Neck: 'Cuello',
  Chest: 'Pecho',
  Belly: 'Abdomen',
  'Upper back': 'Parte alta de la espalda',
  'Lower back': 'Parte baja de la espalda',
  Bottom: 'Nalgas',
  'Left arm': 'Brazo izquierdo',
  'Right arm': 'Brazo derecho',
  'Left hand': 'Mano izquierda',
  'Right hand': 'Mano derecha',
  'Left leg': 'Pierna izquierda',
  'Right leg': 'Pierna derecha',
  'Left foot': 'Pie izquierdo',
  'Right foot': 'Pie derecho',
  'Part of the body': 'Parte del cuerpo',
  Witness: 'Testigo',
  'First aid': 'Primeros auxilios',
  '{{person}}, by {{name}}, {{when}}': '{{person}}, por {{name}}, {{when}}',
  'This incident has no photo': 'Este incidente no tiene foto',
  'Say who was told': 'Indique a quién se informó',
  'Say when the family was told': 'Indique cuándo se informó a la familia',
  'The family cannot be told before it happened': 'No se puede informar a la familia antes de que ocurra',
  'This time has not come yet': 'Esta hora aún no ha llegado',
  'Choose one of the kinds': 'Elija uno de los tipos',
  'Choose parts of the body': 'Elija partes del cuerpo',
  'What happened': 'Qué ocurrió',
  'Written by': 'Escrito por',
  'Written on': 'Escrito el',
  '{{name}}, signed “{{signature}}”, {{when}}': '{{name}}, firmado «{{signature}}», {{when}}',
  'By {{name}}, {{when}}': 'Por {{name}}, {{when}}',

  // Everything of a child as one file
  'This archive was not found. It may have expired; ask for a new one.':
    'No se encontró este archivo. Puede que haya caducado; pida uno nuevo.',
  'Born on {{date}}': 'Fecha de nacimiento: {{date}}',
  'At {{center}} since {{date}}, in {{room}}': 'En {{center}} desde el {{date}}, en {{room}}',
  'At {{center}} from {{date}} to {{until}}, in {{room}}': 'En {{center}} del {{date}} al {{until}}, en {{room}}',
  'Nothing was recorded yet': 'Todavía no hay nada registrado',
  'Made on {{when}} for {{guardian}}': 'Creado el {{when}} para {{guardian}}',
  'All of it also lies as JSON in the folder “data”, for programs. Keep this folder in a safe place: it is about your child.':
    'Todo está también como JSON en la carpeta «data», para programas. Guarde esta carpeta en un lugar seguro: trata de su hijo o hija.',
  Sections: 'Secciones',
  '{{count}} daily reports': { one: '{{count}} informe diario', other: '{{count}} informes diarios' },
  '{{count}} activities': { one: '{{count}} actividad', other: '{{count}} actividades' },
  Activity: 'Actividad',
  'Led by': 'A cargo de',
  '{{count}} incident reports': { one: '{{count}} informe de incidente', other: '{{count}} informes de incidentes' },
  Attendance: 'Asistencia',
  Arrived: 'Llegada',
  Left: 'Salida',
  'Brought by': 'Quién trajo',
  'Collected by': 'Quién recogió',
  '{{count}} days at the center': { one: '{{count}} día en el centro', other: '{{count}} días en el centro' },
  'Days and pick-up': 'Días y recogida',
  'Booked days': 'Días reservados',
  'Pick-up people': 'Personas que recogen',
  'As the list says that the center moved in with.': 'Como dice la lista con la que el centro empezó aquí.',
  Present: 'Presente',
  Late: 'Tarde',
  Absent: 'Ausente',
  'Tax year {{year}}': 'Año fiscal {{year}}',
  'Tax documents': 'Documentos fiscales',
  '{{count}} tax documents': { one: '{{count}} documento fiscal', other: '{{count}} documentos fiscales' },
  Photos: 'Fotos',
  '{{count}} photos': { one: '{{count}} foto', other: '{{count}} fotos' },
  '{{name}} has not started yet': '{{name}} todavía no ha empezado',
  '{{name}} was here before this day': '{{name}} estuvo aquí antes de este día',
  'The first day cannot be before the birth': 'El primer día no puede ser anterior al nacimiento',
  'Please check the year of the first day': 'Revise el año del primer día',
  'Only fixed days have days of the week': 'Solo los días fijos tienen días de la semana',
  'Choose at least one day of the week': 'Elija al menos un día de la semana',
  'There are days in a week that the cycle does not have': 'Hay días en una semana que el ciclo no tiene',
  'A day has at most three times': 'Un día tiene como máximo tres horarios',
  'Pick-up must be after drop-off': 'La recogida debe ser después de la llegada',
  'The times of a day must not overlap': 'Los horarios de un día no pueden coincidir',
  'Choose a day from today on': 'Elija un día a partir de hoy',
  'The center is closed on these days': 'El centro está cerrado estos días',
  'Name the times of the week as 1 08:00-16:00,3 08:00-12:00':
    'Indique las horas de la semana como 1 08:00-16:00,3 08:00-12:00',
  'Planning begins with this week': 'La planificación empieza con esta semana',
  'Choose how the days are booked': 'Elija cómo se contratan los días',
  'The last day cannot be before the first one': 'El último día no puede ser anterior al primero',
  'The last day is today or later. Remove a child who is gone already.':
    'El último día es hoy o más tarde. Si ya no viene, dé de baja la ficha.',
  'Please check the year of the last day': 'Revise el año del último día',
  'The day of the notice cannot be in the future': 'El día del aviso no puede estar en el futuro',
  '{{name}} was here until {{date}}': '{{name}} estuvo aquí hasta el {{date}}',
  'The first day cannot be after the last one': 'El primer día no puede ser posterior al último',
  'This child has left already. Take the line out of the file.':
    'Esta ficha ya está de baja. Quite la línea del archivo.',
  'Choose a reason': 'Elija un motivo',
  'This text names what a child may not have ({{named}}). Confirm to record it.':
    'Este texto nombra algo que alguien no puede tomar ({{named}}). Confirme para registrarlo.',
  '{{coming}} children would come into {{room}}, where {{taken}} of {{capacity}} places are taken. Confirm to go on.':
    '{{coming}} menores entrarían en {{room}}, donde están ocupados {{taken}} de {{capacity}} lugares. Confirme para continuar.',
  'All places in {{room}} are taken: {{taken}} of {{capacity}}. Confirm to go on.':
    'Todos los lugares de {{room}} están ocupados: {{taken}} de {{capacity}}. Confirme para continuar.',
  ...activitiesEs,
  ...admissionsEs,
  ...analyticsEs,
  ...auditEs,
  ...billingEs,
  ...bookingsEs,
  ...employmentEs,
  ...childDocumentsEs,
  ...childFileEs,
  ...papersEs,
  ...rotaEs,
  ...camerasEs,
  ...eventsEs,
  ...formsEs,
  ...importsEs,
  ...milestonesEs,
  ...offersEs,
  ...timeOffEs,
  ...timesheetsEs,
  ...timeClockEs,
  ...complianceEs,
  ...kioskEs,
  'Backups of an installation with several centers are made by whoever runs it':
    'Las copias de seguridad de una instalación con varios centros las hace quien la administra',
  'This backup was not found. It may have had its time.':
    'No se encontró esta copia de seguridad. Es posible que ya haya vencido.',
  'This backup is not whole, and cannot be downloaded.':
    'Esta copia de seguridad está incompleta y no se puede descargar.',
  'There is a recovery key already. Reload to see so, and replace it if you mean to.':
    'Ya hay una clave de recuperación. Vuelva a cargar la página para verlo y reemplácela si es lo que desea.',
  'This is not the last group of the key': 'Este no es el último grupo de la clave',
  'Another recovery key was kept meanwhile. Please begin again.':
    'Mientras tanto se confirmó otra clave de recuperación. Comience de nuevo.',
  'Name a backup as it is listed': 'Indique una copia de seguridad tal como aparece en la lista',
  'Enter the last group of the key': 'Ingrese el último grupo de la clave',
  'The backup failed': 'La copia de seguridad falló',
  'For {{count}} nights no backup of Larkhouse succeeded. If the computer failed now, what was recorded since would be lost.':
    {
      one: 'Desde hace {{count}} noche no se ha podido hacer ninguna copia de seguridad de Larkhouse. Si la computadora fallara ahora, se perdería lo registrado desde entonces.',
      other:
        'Desde hace {{count}} noches no se ha podido hacer ninguna copia de seguridad de Larkhouse. Si la computadora fallara ahora, se perdería lo registrado desde entonces.',
    },
  'Please tell whoever looks after the computer: the command “npm run doctor” says why, and what to do.':
    'Avise a quien se encarga de la computadora: el comando «npm run doctor» dice por qué y qué hacer.',
  'Mail goes out by another server': 'El correo sale por otro servidor',
  'Mail is no longer sent': 'El correo ya no se envía',
  '{{name}} set that mail of {{center}} goes out by {{server}}.':
    '{{name}} definió que el correo de {{center}} salga por {{server}}.',
  '{{name}} took the mail server of {{center}} away. Mail is kept under Settings → Mail.':
    '{{name}} quitó el servidor de correo de {{center}}. Los correos se guardan en Configuración → Correo.',
  'If you did not expect this, sign in and look at Settings → Mail at once: links that open accounts go out by mail.':
    'Si no lo esperaba, inicie sesión y revise Configuración → Correo de inmediato: los enlaces que abren cuentas salen por correo.',
  'The mail server is set for the whole installation (SMTP_URL)':
    'El servidor de correo lo define quien administra esta instalación (SMTP_URL)',
  'Enter the name of the mail server, such as smtp.example.org':
    'Escriba el nombre del servidor de correo, como smtp.example.org',
  'Enter a port, such as 587': 'Escriba un puerto, como 587',
  'Enter the name that people read as the sender': 'Escriba el nombre que se lee como remitente',
  'Enter the user name': 'Escriba el usuario',
  'This password is too long': 'Esta contraseña es demasiado larga',
  'A user name and password go over an encrypted connection only':
    'El usuario y la contraseña solo se envían por una conexión cifrada',
  'Enter the user name too': 'Escriba también el usuario',
  'Enter the password of this user name': 'Escriba la contraseña de este usuario',
  'Larkhouse does not send mail to this address. Enter the mail server of your provider or of your own network.':
    'Larkhouse no envía correo a esta dirección. Escriba el servidor de correo de su proveedor o de su propia red.',
  'Mail servers listen on port 587, 465, 25 or 2525': 'Los servidores de correo usan el puerto 587, 465, 25 o 2525',
  'Choose one of the languages in the list': 'Elija uno de los idiomas de la lista',
  'This person was not found': 'No se encontró a esta persona',
  'This has ended already': 'Esto ya ha terminado',
  'Accept this person first': 'Acepte primero a esta persona',
  'The center has not accepted this person': 'El centro no ha aceptado a esta persona',
  'This person has no photo': 'Esta persona no tiene foto',
  'The family has withdrawn this proposal': 'La familia ha retirado esta propuesta',
  'Somebody has answered this proposal already': 'Alguien ya respondió a esta propuesta',
  'Choose enrolled children of one family': 'Elija niños inscritos de una misma familia',
  'Choose at least one child': 'Elija al menos un niño',
  'Choose a child of this person': 'Elija un niño de esta persona',
  'This person may not pick up this child. Please speak with the center.':
    'Esta persona no puede recoger a este niño. Hable con el centro.',
  'Choose drop-off, pick-up or both': 'Elija llegada, recogida o ambas',
  'The last day has passed': 'El último día ya pasó',
  '{{room}} is in use today: somebody is in it, or it is merged':
    '{{room}} se usa hoy: hay alguien dentro o está unida a otra sala',
  '{{room}} is merged into {{other}} today. Split it first.': '{{room}} está unida a {{other}} hoy. Sepárela primero.',
  '{{room}} is merged today already. Split it first.': '{{room}} ya está unida a otra sala hoy. Sepárela primero.',
};
