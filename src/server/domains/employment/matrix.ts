import * as fresh from '#testing/matrix/fresh.ts';
import * as freshEmployment from '#testing/matrix/fresh-employment.ts';
import { DIRECTOR, type Rows, staff } from '#testing/matrix/rows.ts';

const ofEmployed = {
  roles: DIRECTOR,
  elsewhere: 404,
} as const;

export const matrix: Rows = {
  // Somebody else's file; one's own is everybody's to read, which employment's own tests show.
  'GET /api/staff/:id/employment': staff({
    ...ofEmployed,
    call: async (stage) => ({ params: await freshEmployment.employed(stage) }),
  }),
  'POST /api/staff/:id/employments': staff({
    ...ofEmployed,
    status: 201,
    call: async (stage) => ({ params: { id: await fresh.colleague(stage) }, body: freshEmployment.employment() }),
  }),
  'PATCH /api/staff/:id/employments/:employmentId': staff({
    ...ofEmployed,
    call: async (stage) => ({ params: await freshEmployment.employed(stage), body: { leftOn: '2026-06-30' } }),
  }),
  'DELETE /api/staff/:id/employments/:employmentId': staff({
    ...ofEmployed,
    call: async (stage) => ({ params: await freshEmployment.employed(stage) }),
  }),
  'POST /api/staff/:id/employments/:employmentId/terms': staff({
    ...ofEmployed,
    status: 201,
    call: async (stage) => ({
      params: await freshEmployment.employed(stage),
      body: { ...freshEmployment.terms(), fromDate: '2026-02-02', position: 'lead-teacher' },
    }),
  }),
  'PATCH /api/staff/:id/employments/:employmentId/terms/:termId': staff({
    ...ofEmployed,
    call: async (stage) => ({ params: await freshEmployment.employed(stage), body: { weeklyMinutes: 1_800 } }),
  }),
  'DELETE /api/staff/:id/employments/:employmentId/terms/:termId': staff({
    ...ofEmployed,
    call: async (stage) => ({ params: await freshEmployment.withLaterTerms(stage) }),
  }),
  'GET /api/staff/:id/pay': staff({
    ...ofEmployed,
    call: async (stage) => ({ params: await freshEmployment.employed(stage) }),
  }),
  'PUT /api/staff/:id/employments/:employmentId/terms/:termId/pay': staff({
    ...ofEmployed,
    call: async (stage) => ({ params: await freshEmployment.employed(stage), body: { kind: 'hourly', rate: 2_150 } }),
  }),
  'PUT /api/staff/:id/availability': staff({
    ...ofEmployed,
    call: async (stage) => ({
      params: { id: await fresh.colleague(stage) },
      body: { times: [{ weekday: 1, from: '07:00', to: '15:30' }] },
    }),
  }),
  'POST /api/staff/:id/qualifications': staff({
    ...ofEmployed,
    status: 201,
    call: async (stage) => ({ params: { id: await fresh.colleague(stage) }, body: freshEmployment.qualification() }),
  }),
  'PATCH /api/staff/:id/qualifications/:qualificationId': staff({
    ...ofEmployed,
    call: async (stage) => ({ params: await freshEmployment.qualified(stage), body: { toDate: '2026-12-31' } }),
  }),
  'DELETE /api/staff/:id/qualifications/:qualificationId': staff({
    ...ofEmployed,
    call: async (stage) => ({ params: await freshEmployment.qualified(stage) }),
  }),
};
