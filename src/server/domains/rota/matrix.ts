import * as rota from '#testing/matrix/fresh-rota.ts';
import { EVERYBODY, LEAD, type Row, type Rows, staff } from '#testing/matrix/rows.ts';

/** Of a shift of the Nurse's, or one that needs a yes of hers; to everybody else it isn't there, or does not. */
function ofTheNurse(call: Row['call'], others = 404): Row {
  const row = staff({ roles: EVERYBODY, status: others, elsewhere: 404, call });
  return { ...row, expected: { ...row.expected, Nurse: 200 } };
}

export const matrix: Rows = {
  'GET /api/rota': staff({ roles: LEAD }),
  'POST /api/rota/shifts': staff({ roles: LEAD, status: 201, elsewhere: 422, call: rota.newShift }),
  'PATCH /api/rota/shifts/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await rota.shift(stage) }, body: { toMinute: 900 } }),
  }),
  'DELETE /api/rota/shifts/:id': staff({
    roles: LEAD,
    call: async (stage) => ({ params: { id: await rota.shift(stage) } }),
  }),
  'POST /api/rota/copy': staff({
    roles: LEAD,
    elsewhere: 409,
    call: async (stage) => {
      await rota.nurseShift(stage);
      return { body: { from: rota.ROTA_WEEK, into: rota.OTHER_WEEK } };
    },
  }),
  'POST /api/rota/publish': staff({
    roles: LEAD,
    call: async (stage) => {
      await rota.nurseShift(stage);
      return { body: { from: rota.ROTA_WEEK } };
    },
  }),
  'GET /api/rota/cover': staff({
    roles: LEAD,
    elsewhere: 422,
    call: async (stage) => ({
      query: new URLSearchParams(
        Object.entries(await rota.gap(stage)).map(([name, value]) => [name, String(value)]),
      ).toString(),
    }),
  }),
  'POST /api/rota/cover': staff({
    roles: LEAD,
    status: 201,
    elsewhere: 422,
    call: async (stage) => ({ body: { ...(await rota.gap(stage)), staffIds: [stage.here.staff.Nurse] } }),
  }),
  'PUT /api/rota/shifts/:id/offer': ofTheNurse(async (stage) => ({
    params: { id: await rota.publishedShift(stage) },
    body: { isOffered: true },
  })),
  'POST /api/rota/shifts/:id/take': staff({
    roles: EVERYBODY,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await rota.askedShift(stage) } }),
  }),
  // All others take it without asking.
  'POST /api/rota/shifts/:id/ask': ofTheNurse(
    async (stage) => ({ params: { id: await rota.shiftToAskFor(stage) } }),
    409,
  ),
  'DELETE /api/rota/shifts/:id/ask': staff({
    roles: EVERYBODY,
    call: async (stage) => ({ params: { id: await rota.shiftToAskFor(stage) } }),
  }),
  'POST /api/rota/wishes/:id/approve': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: (await rota.wish(stage)).id } }),
  }),
  'POST /api/rota/wishes/:id/decline': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: (await rota.wish(stage)).id }, body: { reason: 'Too many hours' } }),
  }),
  'GET /api/rota/proposal': staff({ roles: LEAD, call: () => ({ query: `from=${rota.ROTA_WEEK}` }) }),
  'POST /api/rota/accept': staff({
    roles: LEAD,
    call: async (stage) => {
      const { body } = await rota.newShift(stage);
      return { body: { from: rota.ROTA_WEEK, shifts: [body] } };
    },
  }),
  'GET /api/rota/templates': staff({ roles: LEAD }),
  'POST /api/rota/templates': staff({
    roles: LEAD,
    status: 201,
    elsewhere: 409,
    call: async (stage) => {
      await rota.nurseShift(stage);
      return { body: { name: rota.templateName(), from: rota.ROTA_WEEK } };
    },
  }),
  'DELETE /api/rota/templates/:id': staff({
    roles: LEAD,
    call: async (stage) => ({ params: { id: await rota.template(stage) } }),
  }),
  'POST /api/rota/templates/:id/apply': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await rota.template(stage) }, body: { into: rota.OTHER_WEEK } }),
  }),
  'GET /api/rota/own': staff({
    roles: EVERYBODY,
    call: () => ({ query: `from=${rota.ROTA_WEEK}&to=${rota.OTHER_WEEK}` }),
  }),
};
