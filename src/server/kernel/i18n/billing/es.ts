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
  'Only tuition takes the place of other tuition': 'Solo una mensualidad de cuidado sustituye a otra',
  'This child is on this plan already': 'Este plan ya está asignado',
  'A fee is charged once; give a credit instead': 'Una cuota se cobra una sola vez; en su lugar, haga un abono',
  'This enrollment has ended and was charged; put the child on the plan again':
    'Esta inscripción terminó y ya se cobró; vuelva a asignar el plan',
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
  'The percentages must add up to 100': 'Los porcentajes deben sumar 100',
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
    'No hay un tutor que pueda pagar. Indique primero quién paga.',
  'A chosen line is not in this file, or is no payment': 'Una línea elegida no está en este archivo o no es un pago',
  'A counter entry cannot be taken back. Make the booking anew.':
    'Un contraasiento no se puede anular. Registre de nuevo el asiento.',
  'A part of a period costs its days of care out of all days of care in that period.':
    'Una parte de un período cuesta sus días de cuidado en proporción a todos los días de cuidado de ese período.',
  'A part of this payment was refunded. Take the refund back first.':
    'Se reembolsó una parte de este pago. Anule primero el reembolso.',
  Amount: 'Importe',
  'At most {{amount}} of this payment can be refunded': 'De este pago se pueden reembolsar como máximo {{amount}}',
  'Balance after this: {{amount}}': 'Saldo después de esto: {{amount}}',
  'Balance before this invoice': 'Saldo antes de esta factura',
  'Bank transfer (ACH)': 'Transferencia bancaria (ACH)',
  Card: 'Tarjeta',
  Cash: 'Efectivo',
  'Characters that this paper cannot print stand as [?].':
    'Los caracteres que este documento no puede imprimir aparecen como [?].',
  Check: 'Cheque',
  'Days of care': 'Días de cuidado',
  Discounts: 'Descuentos',
  Due: 'Vence',
  'EIN: {{ein}}': 'Número de identificación del empleador (EIN): {{ein}}',
  'Enter the first day too': 'Escriba también el primer día',
  'Invoice {{number}} comes to {{amount}} and is due on {{date}}.':
    'La factura {{number}} asciende a {{amount}} y vence el {{date}}.',
  'Invoice {{number}} of {{amount}} was due on {{date}} and is not paid in full.':
    'La factura {{number}} por {{amount}} venció el {{date}} y no está pagada por completo.',
  'Invoice {{number}} of {{center}}': 'Factura {{number}} de {{center}}',
  'Invoice {{number}}': 'Factura {{number}}',
  'Late pickup': 'Recogida tardía',
  'No columns for the date and the amount were found in this file':
    'En este archivo no se encontraron columnas de fecha e importe',
  'Nothing of this invoice is open': 'No queda nada pendiente de esta factura',
  'Only a payment can be refunded': 'Solo se puede reembolsar un pago',
  Other: 'Otro',
  'Paid by': 'Forma de pago',
  'Paid online': 'Pagado en línea',
  Period: 'Período',
  'Please pay': 'Total a pagar',
  'Please write {{number}} with your payment.': 'Indique {{number}} en su pago.',
  'Receipt of refund {{number}}': 'Recibo de reembolso {{number}}',
  'Receipt {{number}}': 'Recibo {{number}}',
  Reference: 'Referencia',
  'The date must not be in the future': 'La fecha no debe estar en el futuro',
  'The payment provider did not take the refund. Nothing was booked.':
    'El proveedor de pagos no aceptó el reembolso. No se registró nada.',
  'This booking was taken back already': 'Este asiento ya se anuló',
  'This charge is on an invoice. Void the invoice, or give a credit.':
    'Este cargo está en una factura. Anule la factura o haga un abono.',
  'This file has too many lines; divide it': 'Este archivo tiene demasiadas líneas; divídalo',
  'This file is not a CSV that can be read': 'Este archivo no es un CSV legible',
  'This invoice is void already': 'Esta factura ya está anulada',
  'This invoice is void': 'Esta factura está anulada',
  'This invoice is void.': 'Esta factura está anulada.',
  'This invoice was not found': 'No se encontró esta factura',
  'This payment was made online, and no provider is set up any more':
    'Este pago se hizo en línea y ya no hay un proveedor configurado',
  'This payment was made online. Refund it instead.': 'Este pago se hizo en línea. Reembólselo.',
  'This payment was not found': 'No se encontró este pago',
  'This payment was recorded already. Record it again only if the family paid twice.':
    'Este pago ya se registró. Regístrelo otra vez solo si la familia pagó dos veces.',
  'This payment was taken back.': 'Este pago se anuló.',
  'This run was not found': 'No se encontró esta facturación',
  'Total of this invoice': 'Total de esta factura',
  'We have received {{amount}}. Thank you.': 'Hemos recibido {{amount}}. Gracias.',
  'We have refunded {{amount}}.': 'Hemos reembolsado {{amount}}.',
  'What for': 'Concepto',
  '{{what}} ({{part}} of {{all}} days)': '{{what}} ({{part}} de {{all}} días)',
  'Nothing waits for an invoice on this account': 'En esta cuenta no hay nada pendiente de facturar',
  'Nothing is due at the moment': 'En este momento no hay nada pendiente de pago',
  'Please select a plan': 'Elija un plan',
  'Save a payment method first': 'Guarde primero un método de pago',
  'Payment processing is currently unavailable. Please contact support.':
    'El procesamiento de pagos no está disponible en este momento. Comuníquese con el centro.',
  'Send the amount with your bank, by the details on this page.':
    'Envíe el importe desde su banco con los datos de esta página.',
  'Ask the center how to pay; its contact details are on this page.':
    'Pregunte al centro cómo pagar; sus datos de contacto están en esta página.',
  'Write {{reference}} with your payment, so that we recognize it.':
    'Indique {{reference}} en su pago para que podamos reconocerlo.',
  'We record your payment when it arrives, usually within three business days.':
    'Registramos su pago cuando llega, por lo general en tres días hábiles.',
  'You find the receipt on your billing page.': 'Encontrará el recibo en su página de facturación.',
  'This year is not over yet': 'Este año todavía no ha terminado',
  "Enter the center's address and EIN in its settings first":
    'Indique primero la dirección y el EIN del centro en su configuración',
  'Statement {{year}} {{center}}': 'Estado de cuenta {{year}} {{center}}',
  'Statement of payments {{year}}': 'Estado de pagos {{year}}',
  Year: 'Año',
  'Paid in the year': 'Pagado en el año',
  'This statement lists what you paid to {{center}} for child care in {{year}}. Subsidies paid by agencies are not counted, and refunds are deducted.':
    'Este documento enumera lo que usted pagó a {{center}} por el cuidado infantil en {{year}}. No se incluyen los subsidios pagados por agencias y se descuentan los reembolsos.',
  'Of this, {{amount}} was paid ahead for care after {{year}}.':
    'De esto, {{amount}} se pagó por adelantado para cuidado posterior a {{year}}.',
  'Total paid in {{year}}: {{amount}}': 'Total pagado en {{year}}: {{amount}}',
  'Provider letter {{year}} {{center}}': 'Carta del proveedor {{year}} {{center}}',
  "Dependent care provider's identification {{year}}":
    'Identificación del proveedor de cuidado de dependientes {{year}}',
  'This letter gives what Form W-10 of the Internal Revenue Service asks of a provider of dependent care.':
    'Esta carta contiene los datos que el formulario W-10 del Servicio de Impuestos Internos (IRS) pide a un proveedor de cuidado de dependientes.',
  Provider: 'Proveedor',
  Field: 'Dato',
  Entry: 'Valor',
  'Name of the provider': 'Nombre del proveedor',
  Address: 'Dirección',
  'Taxpayer identification number (EIN)': 'Número de identificación del contribuyente (EIN)',
  'Requested by': 'Solicitado por',
  'Amounts paid in {{year}}': 'Importes pagados en {{year}}',
  Total: 'Importe total',
  'Under penalties of perjury, the provider certifies that the name, address and number above are correct.':
    'Bajo pena de perjurio, el proveedor certifica que el nombre, la dirección y el número indicados son correctos.',
  'Signature of the provider: ______________________________   Date: ______________':
    'Firma del proveedor: ______________________________   Fecha: ______________',
  'No care of these days has been paid': 'No se ha pagado ningún cuidado de estos días',
  'Care receipt {{from}} to {{to}}': 'Recibo de cuidado {{from}} a {{to}}',
  'Receipt for dependent care': 'Recibo de cuidado de dependientes',
  Paid: 'Pagado',
  'The care listed here has been given by {{center}} and paid by you.':
    'El cuidado que figura aquí fue prestado por {{center}} y pagado por usted.',
  'Total: {{amount}}': 'Importe total: {{amount}}',
  'Paid on': 'Pagado el',
  'Paid ahead': 'Pagado por adelantado',
  'For no child in particular': 'Para nadie en particular',
  'Made from your payments of {{year}}.': 'Elaborado a partir de sus pagos de {{year}}.',
};
