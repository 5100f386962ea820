import * as freshTimesheets from '#testing/matrix/fresh-timesheets.ts';
import { DIRECTOR, EVERYBODY, type Rows, staff } from '#testing/matrix/rows.ts';

const { PAST } = freshTimesheets;
const NO_HOURS = { regular: 0, overtime: 0, double: 0, unpaid: 0, off: 0 };

export const matrix: Rows = {
  'GET /api/timesheets': staff({ roles: DIRECTOR }),
  'GET /api/timesheets/own': staff({ roles: EVERYBODY }),
  'GET /api/timesheets/settings': staff({ roles: DIRECTOR }),
  'PUT /api/timesheets/settings': staff({ roles: DIRECTOR, call: () => ({ body: freshTimesheets.settings() }) }),
  'GET /api/timesheets/export': staff({
    roles: DIRECTOR,
    elsewhere: 409,
    call: async (stage) => {
      await freshTimesheets.exportedTimesheet(stage);
      return { query: `date=${PAST}&map=own` };
    },
  }),
  'POST /api/timesheets/export': staff({
    roles: DIRECTOR,
    elsewhere: 409,
    call: async (stage) => {
      await freshTimesheets.approvedTimesheet(stage);
      return { body: { date: PAST } };
    },
  }),
  'POST /api/timesheets/approve': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ body: { date: PAST, timesheets: [await freshTimesheets.signedTimesheet(stage)] } }),
  }),
  // Nobody's own; that one's own is found the tests of timesheets show.
  'POST /api/timesheets/own/breaks': staff({
    roles: EVERYBODY,
    status: 404,
    call: async (stage) => ({ body: await freshTimesheets.lunch(stage, await freshTimesheets.worker(stage)) }),
  }),
  'POST /api/timesheets/own/sign': staff({
    roles: EVERYBODY,
    call: () => ({ body: { date: freshTimesheets.LONG_AGO, minutes: NO_HOURS } }),
  }),
  'GET /api/timesheets/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshTimesheets.worker(stage) }, query: `date=${PAST}` }),
  }),
  'POST /api/timesheets/:id/reopen': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => {
      const { staffId, version } = await freshTimesheets.signedTimesheet(stage);
      return { params: { id: staffId }, body: { date: PAST, reason: 'A break was missing', version } };
    },
  }),
  'PUT /api/timesheets/:id/payroll-number': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshTimesheets.worker(stage) }, body: { number: '4711' } }),
  }),
};
