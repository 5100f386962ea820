import * as freshForms from '#testing/matrix/fresh-forms.ts';
import { DIRECTOR, ownFamily, parents, type Rows, staff } from '#testing/matrix/rows.ts';

const kept = { roles: DIRECTOR, elsewhere: 404 };

export const matrix: Rows = {
  'GET /api/forms': staff({ roles: DIRECTOR }),
  'GET /api/forms/:id': staff({ ...kept, call: freshForms.form }),
  'POST /api/forms': staff({
    roles: DIRECTOR,
    status: 201,
    call: () => ({ body: { larkhouseForm: 1, body: freshForms.PERMISSION } }),
  }),
  'PUT /api/forms/:id/draft': staff({
    ...kept,
    call: async (stage) => ({
      ...(await freshForms.form(stage)),
      body: { body: { ...freshForms.PERMISSION, blocks: [] } },
    }),
  }),
  'POST /api/forms/:id/versions': staff({
    ...kept,
    call: async (stage) => ({ ...(await freshForms.form(stage)), body: {} }),
  }),
  'PUT /api/forms/:id/retired': staff({
    ...kept,
    call: async (stage) => ({ ...(await freshForms.form(stage)), body: { isRetired: true } }),
  }),
  'GET /api/forms/:id/file': staff({ ...kept, call: freshForms.form }),
  'GET /api/forms/:id/versions/:versionId': staff({ ...kept, call: freshForms.publishedForm }),
  'GET /api/forms/:id/renewals': staff({ ...kept, call: freshForms.form }),
  'PUT /api/forms/:id/renewal': staff({
    ...kept,
    call: async (stage) => ({
      ...(await freshForms.form(stage)),
      body: { renewal: { every: 'months', months: 12 } },
    }),
  }),
  'POST /api/forms/:id/renewals': staff({ ...kept, status: 201, call: freshForms.renewing }),
  'GET /api/form-packet': staff({ roles: DIRECTOR }),
  'PUT /api/form-packet/:line': staff({ ...kept, call: freshForms.packetLine }),
  'POST /api/form-packet': staff({ roles: DIRECTOR, status: 201, elsewhere: 409, call: freshForms.packet }),
  'GET /api/form-requests': staff({ roles: DIRECTOR }),
  'GET /api/form-requests/reach': staff({
    ...kept,
    call: async (stage) => ({ query: `formId=${(await freshForms.publishedForm(stage)).params.id}` }),
  }),
  'GET /api/form-requests/:id': staff({ ...kept, call: freshForms.sentForm }),
  'POST /api/form-requests': staff({ ...kept, status: 201, call: freshForms.sending }),
  'POST /api/form-requests/:id/withdraw': staff({ ...kept, call: freshForms.sentForm }),
  'GET /api/form-requests/:id/answers': staff({ ...kept, call: freshForms.signedForm }),
  'GET /api/form-requests/:id/document': staff({ ...kept, call: freshForms.signedForm }),
  'GET /api/form-requests/:id/files/:fileId': staff({ ...kept, call: freshForms.signedFile }),
  'GET /api/parent/form-requests/:id/files/:fileId': ownFamily(200, freshForms.ownFile),
  'POST /api/parent/form-requests/:id/files': ownFamily(201, freshForms.givingFile),
  'GET /api/parent/form-requests': parents(200),
  'GET /api/parent/form-requests/:id': ownFamily(200, freshForms.ownForm),
  'GET /api/parent/form-requests/:id/document': ownFamily(200, freshForms.ownSignedForm),
  'PUT /api/parent/form-requests/:id/draft': ownFamily(200, async (stage) => ({
    ...(await freshForms.ownForm(stage)),
    body: { answers: { 'may-walk': 'no' } },
  })),
  'POST /api/parent/form-requests/:id/sign': ownFamily(200, freshForms.ownSigning),
  'POST /api/parent/form-signatures': ownFamily(200, freshForms.ownPacket),
  'POST /api/parent/form-requests/:id/refuse': ownFamily(200, async (stage) => ({
    ...(await freshForms.ownForm(stage)),
    body: { reason: 'We would rather talk about it.' },
  })),
};
