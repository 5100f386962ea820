import * as fresh from '#testing/matrix/fresh.ts';
import * as freshFile from '#testing/matrix/fresh-child-file.ts';
import * as freshFamilies from '#testing/matrix/fresh-families.ts';
import * as freshFiles from '#testing/matrix/fresh-files.ts';
import { child, DIRECTOR, EVERYBODY, LEAD, ofFirstFamily, ownFamily, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/children': staff({ roles: EVERYBODY }),
  'POST /api/children': staff({ roles: LEAD, status: 201, call: () => ({ body: fresh.CHILD }) }),
  'GET /api/children/:id': staff({ roles: EVERYBODY, elsewhere: 404, call: child }),
  'DELETE /api/children/:id': staff({ roles: DIRECTOR, elsewhere: 404, call: child }),
  'GET /api/children/:id/consents': staff({ roles: EVERYBODY, elsewhere: 404, call: child }),
  'POST /api/children/:id/consents': staff({
    roles: LEAD,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({ ...(await child(stage)), body: { forms: ['medicalForm'] } }),
  }),
  'POST /api/children/consents': staff({
    roles: LEAD,
    status: 201,
    elsewhere: 422,
    call: async (stage) => ({ body: await fresh.signedForms(stage) }),
  }),
  'POST /api/children/move': staff({
    roles: LEAD,
    elsewhere: 422,
    call: async (stage) => ({
      body: { childIds: [(await fresh.family(stage)).childId], room: 'Preschool Room', capacityAcknowledged: true },
    }),
  }),
  'PATCH /api/children/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ ...(await child(stage)), body: { allergies: 'Nuts' } }),
  }),
  'PUT /api/children/:id/leaving': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ ...(await child(stage)), body: { lastDay: '2026-06-30', reason: 'school' } }),
  }),
  'DELETE /api/children/:id/leaving': staff({ roles: DIRECTOR, elsewhere: 404, call: child }),
  'GET /api/children/left': staff({ roles: LEAD }),
  'POST /api/children/:id/enrollments': staff({
    roles: LEAD,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({
      params: { id: await fresh.leftChild(stage) },
      body: { room: 'Toddler Room', enrolledOn: '2026-03-09' },
    }),
  }),
  'PUT /api/children/:id/photo': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({
      ...(await child(stage)),
      body: { filePath: (await freshFiles.uploaded(stage, 'image')).filePath },
    }),
  }),
  'GET /api/children/:id/photo': ofFirstFamily(EVERYBODY, freshFiles.childWithPhoto),
  'GET /api/children/:id/profile': staff({ roles: EVERYBODY, elsewhere: 404, call: child }),
  'POST /api/children/:id/consents/:form/revoke': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: (await fresh.family(stage)).childId, form: 'medicalForm' } }),
  }),
  'GET /api/parent/children/:id/consents': ownFamily(200, freshFile.ownFile),
  'POST /api/parent/children/:id/consents/:form/withdraw': ownFamily(200, (stage) => ({
    params: { ...freshFile.ownFile(stage).params, form: 'photoRelease' },
  })),
  'PATCH /api/guardianships/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshFamilies.guardianship(stage) }, body: { mayPickUp: false } }),
  }),
  'DELETE /api/guardianships/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshFamilies.guardianship(stage) } }),
  }),
};
