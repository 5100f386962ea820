import type { Catalogue } from '../catalogues.ts';

/** What the server says of timesheets, in Spanish. */
export const timesheetsEs: Catalogue = {
  'This pay period has not ended yet': 'Este período de pago aún no termina',
  'Nobody has said when a forgotten duty ended. Correct or confirm it first.':
    'Nadie ha indicado cuándo terminó un turno olvidado. Primero corríjalo o confírmelo.',
  'A duty of this pay period still goes on. End it first.':
    'Un turno de este período de pago sigue en curso. Primero termínelo.',
  'This timesheet was not signed yet': 'Esta hoja de horas aún no está firmada',
  'These hours are signed already': 'Estas horas ya están firmadas',
  'Your hours have changed. Look at them once more before you sign.':
    'Sus horas han cambiado. Revíselas otra vez antes de firmar.',
  'This break was not found': 'No se encontró este descanso',
  'These hours are signed already. Ask to have the timesheet opened again.':
    'Estas horas ya están firmadas. Pida que se reabra la hoja de horas.',
  'The hours of {{name}} have changed since they were signed. Open that timesheet again.':
    'Las horas de {{name}} han cambiado desde la firma. Reabra esa hoja de horas.',
  'No timesheet of this pay period is approved yet':
    'Aún no se ha aprobado ninguna hoja de horas de este período de pago',
  'No timesheet of this pay period is exported yet':
    'Aún no se ha exportado ninguna hoja de horas de este período de pago',
  'Choose at least one column in the settings first': 'Primero elija al menos una columna en los ajustes',
  'Hours are signed up to {{date}}. Choose a later day.':
    'Hay horas firmadas hasta el {{date}}. Elija un día posterior.',
  'Choose how long a pay period is': 'Elija cuánto dura un período de pago',
  'Choose 5, 6 or 15 minutes, or none': 'Elija 5, 6 o 15 minutos, o ninguno',
  'Enter a heading for each column': 'Ingrese un encabezado para cada columna',
  'Choose what the column holds': 'Elija qué contiene la columna',
  'Choose at least one timesheet': 'Elija al menos una hoja de horas',
  'Say whether you were relieved of all work': 'Indique si quedó libre de toda tarea',
};
