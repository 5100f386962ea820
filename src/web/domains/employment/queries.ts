import { mutation, query, type ReplyOf, tellingMutation } from '#web/lib/api.ts';

export const fileOf = (id: number) => query('GET /api/staff/:id/employment', { params: { id } });
export const payOf = (id: number) => query('GET /api/staff/:id/pay', { params: { id } });

export const beginEmployment = mutation('POST /api/staff/:id/employments', 'staff');
export const editEmployment = mutation('PATCH /api/staff/:id/employments/:employmentId', 'staff');
export const removeEmployment = mutation('DELETE /api/staff/:id/employments/:employmentId', 'staff');
export const agreeOnTerms = mutation('POST /api/staff/:id/employments/:employmentId/terms', 'staff');
export const editTerms = mutation('PATCH /api/staff/:id/employments/:employmentId/terms/:termId', 'staff');
export const removeTerms = mutation('DELETE /api/staff/:id/employments/:employmentId/terms/:termId', 'staff');
export const sayAvailability = mutation('PUT /api/staff/:id/availability', 'staff');
export const addQualification = mutation('POST /api/staff/:id/qualifications', 'staff');
export const editQualification = mutation('PATCH /api/staff/:id/qualifications/:qualificationId', 'staff');
export const removeQualification = mutation('DELETE /api/staff/:id/qualifications/:qualificationId', 'staff');

/** Read anew only when it is asked for, as each reading is written down. */
export const setPay = (staffId: number) =>
  tellingMutation('PUT /api/staff/:id/employments/:employmentId/terms/:termId/pay', [], ({ put }, pay: Pay) =>
    put(payOf(staffId).queryKey, pay),
  );
type Pay = ReplyOf<'GET /api/staff/:id/pay'>;
