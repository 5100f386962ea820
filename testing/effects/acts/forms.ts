import { familyOf } from '#testing/matrix/actors.ts';
import * as freshForms from '#testing/matrix/fresh-forms.ts';
import { type Acts, asGuardian, by, done } from '../act.ts';

export const acts: Acts = {
  'PUT /api/forms/:id/draft': {
    'says the same': by('Director', async (stage) => ({
      ...(await freshForms.form(stage)),
      body: { body: freshForms.PERMISSION },
    })),
  },
  'POST /api/forms/:id/versions': {
    'published already': by('Director', async (stage, client) => {
      const { params } = await freshForms.form(stage);
      await done(client.post(`/api/forms/${params.id}/versions`, {}));
      return { params, body: {} };
    }),
  },
  'PUT /api/forms/:id/retired': {
    'taken up again': by('Director', async (stage, client) => {
      const { params } = await freshForms.form(stage);
      await done(client.put(`/api/forms/${params.id}/retired`, { isRetired: true }));
      return { params, body: { isRetired: false } };
    }),
  },
  'POST /api/form-requests': {
    'asked already': by('Director', async (stage, client) => {
      const { body } = await freshForms.sending(stage);
      await done(client.post('/api/form-requests', body));
      return { body };
    }),
  },
  'POST /api/form-requests/:id/withdraw': {
    'a second time': by('Director', async (stage, client) => {
      const { params } = await freshForms.sentForm(stage);
      await done(client.post(`/api/form-requests/${params.id}/withdraw`));
      return { params };
    }),
  },
  'PUT /api/parent/form-requests/:id/draft': {
    'begun before': by('own parent', async (stage) => {
      const { params, body } = await freshForms.ownSigning(stage);
      return { params, body: { answers: { 'may-walk': 'no' }, version: body.version } };
    }),
  },
  'POST /api/parent/form-requests/:id/sign': {
    'a second time': async (stage) => {
      const { params, body } = await freshForms.ownSigning(stage);
      const client = await asGuardian(stage, familyOf(stage.here, 0).guardianId);
      await done(client.post(`/api/parent/form-requests/${params.id}/sign`, body));
      return { client, params, body };
    },
  },
};
