import { mutation, query } from '#web/lib/api.ts';

/** Invoices of the last 90 days and all that are unpaid. */
export const invoices = query('GET /api/billing/invoices');
export const invoicesBetween = (from: string, to: string) =>
  query('GET /api/billing/invoices', { query: { from, to } });
export const invoice = (id: number) => query('GET /api/billing/invoices/:id', { params: { id } });

/** What a run would make; null: of the month after this one. */
export const invoicePreview = (range: { from: string; to: string } | null) =>
  query('GET /api/billing/invoice-preview', range ? { query: range } : {});
export const invoiceRuns = query('GET /api/billing/invoice-runs');
export const startRun = mutation('POST /api/billing/invoice-runs', 'billing');

const POLL_MS = 1000;
/** How far a run has come; asked again until it has ended. */
export const invoiceRun = (id: number) => ({
  ...query('GET /api/billing/invoice-runs/:id', { params: { id } }),
  refetchInterval: ({ state }: { state: { data?: { status: string } | undefined } }) =>
    state.data?.status === 'done' || state.data?.status === 'failed' ? (false as const) : POLL_MS,
});
