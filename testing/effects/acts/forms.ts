import * as freshForms from '#testing/matrix/fresh-forms.ts';
import { pdf } from '#testing/pictures.ts';
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
  'PUT /api/form-packet/:line': {
    'another form': by('Director', freshForms.packetLine),
    'the same': by('Director', async (stage, client) => {
      const { params, body } = await freshForms.packetLine(stage);
      await done(client.put(`/api/form-packet/${params.line}`, body));
      return { params, body };
    }),
  },
  'POST /api/form-packet': {
    once: by('Director', freshForms.packet),
    'a second time': by('Director', async (stage, client) => {
      const { body } = await freshForms.packet(stage);
      await done(client.post('/api/form-packet', body));
      return { body };
    }),
  },
  'PUT /api/forms/:id/renewal': {
    'each year': by('Director', async (stage) => ({
      ...(await freshForms.form(stage)),
      body: { renewal: { every: 'months', months: 12 } },
    })),
    'as it is': by('Director', async (stage) => ({ ...(await freshForms.form(stage)), body: { renewal: null } })),
  },
  'POST /api/forms/:id/renewals': {
    once: by('Director', freshForms.renewing),
    'a second time': by('Director', async (stage, client) => {
      const { params, body } = await freshForms.renewing(stage);
      await done(client.post(`/api/forms/${params.id}/renewals`, body));
      return { params, body };
    }),
  },
  'POST /api/parent/form-requests/:id/files': {
    given: by('own parent', freshForms.givingFile),
    'in place of one before': by('own parent', async (stage, client) => {
      const { params, body } = await freshForms.givingFile(stage);
      await done(client.post(`/api/parent/form-requests/${params.id}/files`, body));
      const next = await client.upload<{ filePath: string }>('/api/uploads', pdf(), 'card.pdf');
      return { params, body: { key: 'card', filePath: next.body.filePath } };
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
