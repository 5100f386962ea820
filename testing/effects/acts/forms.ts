import * as freshForms from '#testing/matrix/fresh-forms.ts';
import { type Acts, by, done } from '../act.ts';

const retired = (isRetired: boolean) => ({ body: { isRetired } });

export const acts: Acts = {
  'PUT /api/forms/:id/draft': {
    changed: by('Director', async (stage) => ({
      ...(await freshForms.form(stage)),
      body: { body: { ...freshForms.PERMISSION, title: { en: 'Walks and rides' } } },
    })),
    'says the same': by('Director', async (stage) => ({
      ...(await freshForms.form(stage)),
      body: { body: freshForms.PERMISSION },
    })),
  },
  'POST /api/forms/:id/versions': {
    once: by('Director', async (stage) => ({ ...(await freshForms.form(stage)), body: {} })),
    'a second time': by('Director', async (stage, client) => {
      const { params } = await freshForms.form(stage);
      await done(client.post(`/api/forms/${params.id}/versions`, {}));
      return { params, body: {} };
    }),
  },
  'PUT /api/forms/:id/retired': {
    'no longer used': by('Director', async (stage) => ({ ...(await freshForms.form(stage)), ...retired(true) })),
    'taken up again': by('Director', async (stage, client) => {
      const { params } = await freshForms.form(stage);
      await done(client.put(`/api/forms/${params.id}/retired`, { isRetired: true }));
      return { params, ...retired(false) };
    }),
  },
  'POST /api/form-requests': {
    once: by('Director', freshForms.sending),
    'a second time': by('Director', async (stage, client) => {
      const { body } = await freshForms.sending(stage);
      await done(client.post('/api/form-requests', body));
      return { body };
    }),
  },
  'POST /api/form-requests/:id/withdraw': {
    once: by('Director', freshForms.sentForm),
    'a second time': by('Director', async (stage, client) => {
      const { params } = await freshForms.sentForm(stage);
      await done(client.post(`/api/form-requests/${params.id}/withdraw`));
      return { params };
    }),
  },
  'PUT /api/parent/form-requests/:id/draft': {
    begun: by('own parent', async (stage) => ({
      ...(await freshForms.ownForm(stage)),
      body: { answers: { 'may-walk': 'no' } },
    })),
    'begun before': by('own parent', async (stage) => {
      const { params, body } = await freshForms.ownSigning(stage);
      return { params, body: { answers: { 'may-walk': 'no' }, version: body.version } };
    }),
  },
  'POST /api/parent/form-requests/:id/sign': {
    once: by('own parent', freshForms.ownSigning),
    'a second time': by('own parent', async (stage, client) => {
      const { params, body } = await freshForms.ownSigning(stage);
      await done(client.post(`/api/parent/form-requests/${params.id}/sign`, body));
      return { params, body };
    }),
  },
  'POST /api/parent/form-requests/:id/refuse': {
    once: by('own parent', async (stage) => ({ ...(await freshForms.ownForm(stage)), body: { reason: null } })),
    'a second time': by('own parent', async (stage, client) => {
      const { params } = await freshForms.ownForm(stage);
      await done(client.post(`/api/parent/form-requests/${params.id}/refuse`, { reason: null }));
      return { params, body: { reason: null } };
    }),
  },
};
