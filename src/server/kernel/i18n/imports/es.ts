import type { Catalogue } from '../catalogues.ts';

/** What is said about spreadsheets that are moved in, in Spanish. */
export const importsEs: Catalogue = {
  'Choose a room': 'Elija una sala',
  'The file needs a name': 'El archivo necesita un nombre',
  'The file is larger than 5 MB. Split it into several.': 'El archivo ocupa más de 5 MB. Divídalo en varios.',
  'There are no rows below the headings': 'No hay filas debajo de los encabezados',
  'This import is on its way already, and can no longer be changed':
    'Esta importación ya está en marcha y no se puede cambiar',
  'Say of every column what it means': 'Indique de cada columna qué significa',
  'Two columns cannot mean the same': 'Dos columnas no pueden significar lo mismo',
  'Say which column holds each name, and the date of birth':
    'Indique qué columna contiene cada nombre y la fecha de nacimiento',
  'Say first how the dates are written': 'Indique primero cómo están escritas las fechas',
  '{{count}} rows need correcting. Correct them, or import the others': {
    one: 'Hay que corregir {{count}} fila. Corríjala o importe las demás',
    other: 'Hay que corregir {{count}} filas. Corríjalas o importe las demás',
  },
  'There is nothing to import: everything is here already, or wrong':
    'No hay nada que importar: todo está aquí ya, o mal',
  'This import has begun. It can be taken back when it is done.':
    'Esta importación ha empezado. Podrá deshacerse cuando termine.',
  'Only an import that has come in can be taken back': 'Solo se puede deshacer una importación que ha entrado',
  'Work has gone on with {{count}} of the people who came in, so the import can no longer be taken back':
    'Ya se ha trabajado con {{count}} de las personas que entraron, así que la importación ya no se puede deshacer',
  'There are no rows that were left out': 'No hay filas que hayan quedado fuera',
  'Something has changed since the file was checked: {{count}} rows need correcting now': {
    one: 'Algo ha cambiado desde que se revisó el archivo: ahora hay que corregir {{count}} fila',
    other: 'Algo ha cambiado desde que se revisó el archivo: ahora hay que corregir {{count}} filas',
  },
  'What is wrong': 'Qué está mal',
  'There is no such day. Write it as 2022-03-07': 'Ese día no existe. Escríbalo así: 2022-03-07',
  'Line {{line}} says “{{value}}” of this child. Use one of the two':
    'La línea {{line}} dice “{{value}}” de esta ficha. Use uno de los dos',
  'Room is required': 'La sala es obligatoria',
  'There is no room “{{name}}”. Choose one under Answers': 'No hay ninguna sala “{{name}}”. Elija una en Respuestas',
  'Enter one phone number of 7 to 15 digits, as (512) 555-0100':
    'Escriba un solo número de teléfono de 7 a 15 cifras, como (512) 555-0100',
  'This file could not be read as CSV. Save the spreadsheet as Excel (.xlsx) or CSV and try again.':
    'Este archivo no se pudo leer como CSV. Guarde la hoja de cálculo como Excel (.xlsx) o CSV e inténtelo de nuevo.',
  'Enter one e-mail address, as ana@example.com': 'Escriba una sola dirección de correo, como ana@example.com',
  'Name one person here, and the other in columns of their own':
    'Nombre aquí a una persona, y a la otra en sus propias columnas',
  'Enter the name of the person with this email or phone': 'Indique el nombre de quien tiene este correo o teléfono',
  'This is the e-mail of {{name}}, who is here already. Each person needs their own, or none':
    'Es el correo de {{name}}, que ya está aquí. Cada persona necesita el suyo, o ninguno',
  'This is the e-mail of {{name}} in line {{line}}. Each person needs their own, or none':
    'Es el correo de {{name}} en la línea {{line}}. Cada persona necesita el suyo, o ninguno',
  '{{name}} has the phone {{phone}} in line {{line}}. Use one of the two':
    '{{name}} tiene el teléfono {{phone}} en la línea {{line}}. Use uno de los dos',
  'This is a workbook of an old Excel, or one with a password. Save it as Excel (.xlsx) or CSV.':
    'Es un libro de un Excel antiguo, o con contraseña. Guárdelo como Excel (.xlsx) o CSV.',
  'More cells than headings; put quotes around a text with commas in it':
    'Hay más celdas que encabezados; ponga entre comillas un texto con comas',
  'At most 200 columns can be imported': 'Se pueden importar como máximo 200 columnas',
  'Line {{line}} has a cell that is too long to be meant':
    'La línea {{line}} tiene una celda demasiado larga para ser intencionada',
  'Line {{line}} has this e-mail. Each person needs their own':
    'La línea {{line}} tiene este correo. Cada persona necesita el suyo',
  'This is not a spreadsheet. Save it as Excel (.xlsx) or CSV and choose that file.':
    'Esto no es una hoja de cálculo. Guárdela como Excel (.xlsx) o CSV y elija ese archivo.',
  'This file mixes two encodings. Open it in your spreadsheet program and save it as CSV UTF-8.':
    'Este archivo mezcla dos codificaciones. Ábralo en su programa y guárdelo como CSV UTF-8.',
  'This file holds more than can be read. Save the sheet with the children as CSV and try again.':
    'Este archivo contiene más de lo que se puede leer. Guarde la hoja con las inscripciones como CSV e inténtelo de nuevo.',
  'This workbook unpacks to more than can be read. Save its sheet as CSV and try again.':
    'Este libro, descomprimido, es más de lo que se puede leer. Guarde su hoja como CSV e inténtelo de nuevo.',
  'This workbook could not be read. Save it again as Excel (.xlsx), without a password, or as CSV.':
    'Este libro no se pudo leer. Guárdelo de nuevo como Excel (.xlsx), sin contraseña, o como CSV.',
  'At most {{maximum}} languages': 'Como máximo {{maximum}} idiomas',
  'Name the languages with commas between them': 'Nombre los idiomas separados por comas',
};
