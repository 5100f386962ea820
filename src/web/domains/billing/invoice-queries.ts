import { mutation } from '#web/lib/api.ts';

export const sendInvoice = mutation('POST /api/billing/invoices/:id/send', 'billing');
export const remindOfInvoice = mutation('POST /api/billing/invoices/:id/remind', 'billing');
export const voidInvoice = mutation('POST /api/billing/invoices/:id/void', 'billing');
