import type { Catalogue } from '../catalogues.ts';

/** What billing says, in Spanish. */
export const billingEs: Catalogue = {
  'Name is required': 'El nombre es necesario',
  'Enter an amount above or below zero': 'Escriba un importe mayor o menor que cero',
  'Choose a file': 'Elija un archivo',
  'Choose at least one line': 'Elija al menos una línea',
  'Enter a year': 'Escriba un año',
  'Plan name is required': 'El nombre del plan es obligatorio',
  'Enter an amount up to 1,000,000 dollars': 'Escriba un importe de hasta 1,000,000 de dólares',
  'Enter an amount in cents': 'Escriba un importe en centavos',
  'Enter an amount above zero': 'Escriba un importe mayor que cero',
  'Please give a reason': 'Indique un motivo',
  'Choose at least one weekday': 'Elija al menos un día de la semana',
  'This account was not found': 'No se encontró esta cuenta',
  'Select a guardian of this center': 'Elija un tutor de este centro',
  'This is a guardian: change it at their parent account': 'Es la cuenta de un tutor: cámbiela en su cuenta de padres',
  'There is no closed day in these dates that is not credited yet':
    'En estas fechas no hay ningún día de cierre que falte por abonar',
  'This plan is archived': 'Este plan está archivado',
  'Weekdays belong to tuition': 'Los días de la semana corresponden a la mensualidad de cuidado',
  'This child is on this plan already': 'Este niño ya tiene este plan',
  'A fee is charged once; give a credit instead': 'Una cuota se cobra una sola vez; en su lugar, haga un abono',
  'This enrollment has ended and was charged; put the child on the plan again':
    'Esta inscripción terminó y ya se cobró; vuelva a asignar el plan al niño',
  'This enrollment was not found': 'No se encontró esta inscripción',
  'Only a subsidy is paid by an agency': 'Una agencia solo paga subsidios',
  'Select the agency that pays': 'Elija la agencia que paga',
  'This late pickup was not found': 'No se encontró esta recogida tardía',
  'This pickup costs nothing by the rule of the center': 'Según la regla del centro, esta recogida no cuesta nada',
  'This late pickup was charged or waived already': 'Esta recogida tardía ya se cobró o se perdonó',
  'This booking was not found': 'No se encontró este asiento',
  'This plan was not found': 'No se encontró este plan',
  'There is a plan of this name already': 'Ya existe un plan con este nombre',
  'Each payer can stand here once': 'Cada pagador puede figurar una sola vez',
  'Give each payer an amount or a percentage': 'Indique para cada pagador un importe o un porcentaje',
  'The percentages must make 100 together': 'Los porcentajes deben sumar 100',
  'A discount or subsidy follows the tuition; it has no cadence of its own':
    'Un descuento o subsidio sigue al plan de cuidado; no tiene periodicidad propia',
  'Enter an amount or a percentage': 'Escriba un importe o un porcentaje',
  'A fee is charged once': 'Una cuota se cobra una sola vez',
  'Choose how often tuition is charged': 'Elija con qué frecuencia se cobra el cuidado',
  'Enter an amount': 'Escriba un importe',
  'Care is charged until {{date}}. Choose a later day.':
    'El cuidado está cobrado hasta el {{date}}. Elija un día posterior.',
  'Name each payer by an account or as a guardian': 'Indique cada pagador por su cuenta o como tutor',
  'This child has no guardian who could pay. Say who pays first.':
    'Este niño no tiene un tutor que pueda pagar. Indique primero quién paga.',
};
