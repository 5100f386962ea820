import { REPORT_TABLES } from '#contract/analytics-choices.ts';
import { SHEETS } from '#contract/compliance-choices.ts';
import { PAYROLL_MAPS } from '#contract/timesheets-choices.ts';
import { familyOf, type Stage } from '../matrix/actors.ts';
import * as money from '../matrix/fresh-billing.ts';
import * as compliance from '../matrix/fresh-compliance.ts';
import * as freshFamilies from '../matrix/fresh-families.ts';
import * as freshFiles from '../matrix/fresh-files.ts';
import * as freshForms from '../matrix/fresh-forms.ts';
import * as timesheets from '../matrix/fresh-timesheets.ts';
import { idsOf } from './crowd.ts';

/** A document to fetch, and who asks for it. */
export interface Asked {
  readonly who: 'Director' | 'own parent';
  readonly path: string;
}
type Ask = (stage: Stage) => Promise<readonly Asked[]>;

const DAYS = 'from=2026-02-15&to=2026-03-05';
const FORMATS = ['csv', 'xlsx', 'pdf'];
const KEPT = ['txt', 'xlsx', 'pdf'];

const staff = (...paths: readonly string[]): readonly Asked[] => paths.map((path) => ({ who: 'Director', path }));
const parent = (...paths: readonly string[]): readonly Asked[] => paths.map((path) => ({ who: 'own parent', path }));
/** One of each record of a table, in turns in each form. */
const each =
  (table: string, pathOf: (id: number, form: string) => string, forms: readonly string[] = [''], where?: string): Ask =>
  async (stage) =>
    staff(...(await idsOf(stage, table, where)).flatMap((id) => forms.map((form) => pathOf(id, form))));
const child = (stage: Stage) => familyOf(stage.here, 0).childId;

/** More care than all credits lower, and more money than was owed for whatever came before: what is paid last is this care. */
async function muchPaidCare(stage: Stage) {
  const paid = await money.paidCareOf(stage, 20_000_000);
  await money.paymentOf(stage, 50_000_000);
  return paid;
}

/** Everything the server makes a file of, by the endpoint that gives it. */
export const DOCUMENTS: Readonly<Record<string, Ask>> = {
  'GET /api/timesheets/export': async (stage) => {
    await timesheets.exportedTimesheet(stage);
    return staff(...PAYROLL_MAPS.map((map) => `/api/timesheets/export?date=${timesheets.PAST}&map=${map}`));
  },
  'GET /api/daily-reports/:id/document': each(
    'daily_report',
    (id, form) => `/api/daily-reports/${id}/document?format=${form}`,
    KEPT,
  ),
  'GET /api/incidents/:id/document': each(
    'incident',
    (id, form) => `/api/incidents/${id}/document?format=${form}`,
    KEPT,
  ),
  'GET /api/parent/daily-reports/document': async (stage) =>
    parent(...KEPT.map((form) => `/api/parent/daily-reports/document?childId=${child(stage)}&format=${form}`)),
  'GET /api/parent/incidents/document': async (stage) =>
    parent(...KEPT.map((form) => `/api/parent/incidents/document?childId=${child(stage)}&format=${form}`)),
  'GET /api/form-requests/:id/document': each(
    'form_request',
    (id) => `/api/form-requests/${id}/document`,
    [''],
    'answers_sealed is not null',
  ),
  'GET /api/parent/form-requests/:id/document': async (stage) =>
    parent(`/api/parent/form-requests/${(await freshForms.ownSignedForm(stage)).params.id}/document`),
  'GET /api/invitation-rounds/:id/letters': async (stage) =>
    staff(`/api/invitation-rounds/${await freshFamilies.invitedRound(stage)}/letters`),
  'GET /api/billing/invoices/:id/pdf': async (stage) => {
    await money.ownInvoice(stage);
    return each('invoice', (id) => `/api/billing/invoices/${id}/pdf`)(stage);
  },
  'GET /api/parent/billing/invoices/:id/pdf': async (stage) =>
    parent(`/api/parent/billing/invoices/${(await money.ownInvoice(stage)).params.id}/pdf`),
  'GET /api/billing/payments/:id/receipt': async (stage) =>
    staff(`/api/billing/payments/${(await money.payment(stage)).params.id}/receipt`),
  'GET /api/parent/billing/payments/:id/receipt': async (stage) =>
    parent(`/api/parent/billing/payments/${(await money.payment(stage)).params.id}/receipt`),
  'GET /api/parent/billing/receipt': async (stage) => {
    await muchPaidCare(stage);
    return parent('/api/parent/billing/receipt');
  },
  'GET /api/billing/accounts/:id/statement': each(
    'billing_account',
    (id) => `/api/billing/accounts/${id}/statement?year=2026`,
  ),
  'GET /api/billing/accounts/:id/letter': each(
    'billing_account',
    (id) => `/api/billing/accounts/${id}/letter?year=2026`,
  ),
  'GET /api/billing/accounts/:id/receipt': async (stage) =>
    staff(`/api/billing/accounts/${(await muchPaidCare(stage)).params.id}/receipt`),
  'GET /api/billing/export': async () => staff(...['csv', 'xlsx'].map((form) => `/api/billing/export?format=${form}`)),
  'GET /api/analytics/downloads/:table': async () =>
    staff(
      ...REPORT_TABLES.flatMap((table) =>
        FORMATS.map((form) => `/api/analytics/downloads/${table}?${DAYS}&format=${form}`),
      ),
    ),
  'GET /api/audit/download': async () =>
    staff(...FORMATS.map((form) => `/api/audit/download?from=2026-03-02&to=2026-03-02&format=${form}`)),
  'GET /api/compliance/sheets/:sheet/download': async () =>
    staff(
      ...SHEETS.flatMap((sheet) =>
        FORMATS.map((form) => `/api/compliance/sheets/${sheet}/download?${DAYS}&format=${form}`),
      ),
    ),
  'GET /api/inspections/:token/sheets/:sheet/download': async (stage) => {
    const token = await inspection(stage);
    return staff(
      ...SHEETS.flatMap((sheet) =>
        ['csv', 'pdf'].map((form) => `/api/inspections/${token}/sheets/${sheet}/download?${DAYS}&format=${form}`),
      ),
    );
  },
  'GET /api/events/:id/event.ics': each('event', (id) => `/api/events/${id}/event.ics`),
  'GET /api/calendar/feed/:token.ics': async (stage) => {
    const director = await stage.clientOf('Director');
    const { body } = await director.post<{ url?: string; address?: string }>('/api/calendar/feed', {});
    return staff(new URL(body.address ?? body.url ?? '', stage.larkhouse.origin).pathname);
  },
  'GET /api/parent/archives/:id/file': async (stage) =>
    parent(`/api/parent/archives/${(await freshFiles.archiveOfOwn(stage)).params.id}/file`),
};

/** Lists that the screens make files of: CSV in the JSON of an answer. */
export const LISTS: Readonly<Record<string, Ask>> = {
  'GET /api/exports/:kind': async () => staff('/api/exports/children', '/api/exports/guardians', '/api/exports/staff'),
  'GET /api/imports/:id/left-out': async (stage) =>
    staff(`/api/imports/${await freshFiles.importDone(stage)}/left-out`),
};

/** An inspector's link to all sheets; its token. */
export async function inspection(stage: Stage): Promise<string> {
  const director = await stage.clientOf('Director');
  const link = { ...compliance.LINK, sheets: [...SHEETS], from: '2026-02-15', to: '2026-03-05' };
  const { body } = await director.post<{ address: string }>('/api/compliance/inspector-links', link);
  return body.address.split('/').at(-1) ?? '';
}

/** Files that somebody gave, or that a camera or a picture is: their own bytes, without texts of ours. */
export const GIVEN: readonly string[] = [
  'GET /api/center/logo',
  'GET /api/children/:id/photo',
  'GET /api/pickup-people/:id/photo',
  'GET /api/kiosk/room/children/:id/photo',
  'GET /api/incidents/:id/photo',
  'GET /api/system/backups/:name/file',
  'GET /api/gallery/:id/image',
  'GET /api/gallery/:id/original',
  'GET /api/gallery/archive',
  'GET /api/messages/attachments/:id',
  'GET /api/child-documents/:id/pages/:page',
  'GET /api/form-requests/:id/files/:fileId',
  'GET /api/parent/form-requests/:id/files/:fileId',
  'GET /api/papers/:id/file',
  'GET /api/health-papers/:id/file',
  'GET /api/training/:id/file',
  'GET /api/tax-documents/:id/file',
  'GET /api/cameras/:id/snapshot.jpg',
  'GET /api/cameras/:id/stream.m3u8',
  'GET /api/cameras/:id/init.mp4',
  'GET /api/cameras/:id/segment.m4s',
];
