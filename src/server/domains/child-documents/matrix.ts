import * as freshDocuments from '#testing/matrix/fresh-child-documents.ts';
import { EVERYBODY, LEAD, ofFirstFamily, type Rows, staff } from '#testing/matrix/rows.ts';

const requested = async (stage: Parameters<typeof freshDocuments.requested>[0], body: object) => ({
  params: { id: await freshDocuments.requested(stage) },
  body,
});

export const matrix: Rows = {
  'GET /api/children/:id/documents': ofFirstFamily(EVERYBODY, freshDocuments.ownDocuments),
  'POST /api/children/:id/documents': ofFirstFamily(
    LEAD,
    async (stage, client) => ({
      ...freshDocuments.ownDocuments(stage),
      body: { kind: 'other', title: freshDocuments.newTitle(), filePaths: [await freshDocuments.page(client)] },
    }),
    201,
  ),
  'PUT /api/child-documents/:id/pages': ofFirstFamily(LEAD, async (stage, client) =>
    requested(stage, { filePaths: [await freshDocuments.page(client)], expiresOn: '2027-03-01' }),
  ),
  // A plan that says what to do about an allergy is everybody's to read who sees children.
  'GET /api/child-documents/:id/pages/:page': ofFirstFamily(EVERYBODY, freshDocuments.givenPlan),
  'POST /api/child-document-requests': staff({
    roles: LEAD,
    status: 201,
    elsewhere: 422,
    call: (stage) => ({
      body: {
        kind: 'other',
        title: freshDocuments.newTitle(),
        dueOn: '2026-03-20',
        childIds: [freshDocuments.ownDocuments(stage).params.id],
      },
    }),
  }),
  'PATCH /api/child-documents/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: (stage) => requested(stage, { dueOn: '2026-04-01' }),
  }),
  'POST /api/child-documents/:id/answer': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({
      params: { id: await freshDocuments.received(stage) },
      body: { isAccepted: false, reason: 'The second page is missing.' },
    }),
  }),
  'DELETE /api/child-documents/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshDocuments.requested(stage) } }),
  }),
  'GET /api/child-documents': staff({ roles: LEAD }),
};
