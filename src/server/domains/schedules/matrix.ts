import { child, EVERYBODY, LEAD, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/expected': staff({ roles: EVERYBODY, call: () => ({ query: 'date=2026-03-02' }) }),
  'GET /api/children/:id/schedules': staff({ roles: EVERYBODY, elsewhere: 404, call: child }),
  'POST /api/children/:id/schedules': staff({
    roles: LEAD,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({
      ...(await child(stage)),
      body: {
        from: '2026-03-09',
        kind: 'fixed',
        slots: [{ week: 1, weekday: 1, arrives: '08:00', leaves: '16:00' }],
      },
    }),
  }),
};
