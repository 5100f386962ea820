import type { Serve } from '#server/http/serve.ts';
import { answerBreak, approveTimesheets, exportTimesheets, reopenTimesheet, signOwn } from './commands.ts';
import { payrollFile } from './payroll.ts';
import { readOwnTimesheet, readTimesheet, readTimesheets } from './read.ts';
import { changeSettings, readSettings, setPayrollNumber } from './settings.ts';

export function timesheetRoutes(serve: Serve): void {
  serve('GET /api/timesheets', ({ scope, query }) => readTimesheets(scope, query.date));
  serve('GET /api/timesheets/own', ({ scope, query }) => readOwnTimesheet(scope, query.date));
  serve('POST /api/timesheets/own/breaks', ({ scope, body }) => answerBreak(scope, body));
  serve('POST /api/timesheets/own/sign', ({ scope, body }) => signOwn(scope, body));
  serve('GET /api/timesheets/settings', ({ scope }) => readSettings(scope));
  serve('PUT /api/timesheets/settings', ({ scope, body }) => changeSettings(scope, body));
  serve.file('GET /api/timesheets/export', ({ scope, server, query }) => payrollFile(scope, server, query));
  serve('POST /api/timesheets/export', ({ scope, body }) => exportTimesheets(scope, body.date));
  serve('POST /api/timesheets/approve', ({ scope, body }) => approveTimesheets(scope, body.date, body.timesheets));
  serve('GET /api/timesheets/:id', ({ scope, params, query }) => readTimesheet(scope, params.id, query.date));
  serve('POST /api/timesheets/:id/reopen', ({ scope, params, body }) => reopenTimesheet(scope, params.id, body));
  serve('PUT /api/timesheets/:id/payroll-number', ({ scope, params, body }) =>
    setPayrollNumber(scope, params.id, body.number),
  );
}
