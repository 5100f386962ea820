import * as freshDocuments from '#testing/matrix/fresh-child-documents.ts';
import { type Acts, by, done } from '../act.ts';

const answered = (isAccepted: boolean) =>
  by('Director', async (stage) => ({
    params: { id: await freshDocuments.received(stage) },
    body: { isAccepted, reason: isAccepted ? null : 'The second page is missing.' },
  }));

export const acts: Acts = {
  'POST /api/children/:id/documents': {
    'by staff': by('Director', async (stage, client) => ({
      ...freshDocuments.ownDocuments(stage),
      body: { kind: 'birth-certificate', filePaths: [await freshDocuments.page(client)] },
    })),
    'by a guardian': by('own parent', async (stage, client) => ({
      ...freshDocuments.ownDocuments(stage),
      body: { kind: 'custody', filePaths: [await freshDocuments.page(client)] },
    })),
  },
  'PUT /api/child-documents/:id/pages': {
    'what is asked for, by a guardian': by('own parent', async (stage, client) => ({
      params: { id: await freshDocuments.requested(stage) },
      body: { filePaths: [await freshDocuments.page(client)] },
    })),
    'a newer one, by staff': by('Director', async (stage, client) => {
      const id = await freshDocuments.requested(stage);
      const path = `/api/child-documents/${id}/pages`;
      await done(client.put(path, { filePaths: [await freshDocuments.page(client)] }));
      return { params: { id }, body: { filePaths: [await freshDocuments.page(client)] } };
    }),
  },
  'POST /api/child-documents/:id/answer': {
    accepted: answered(true),
    'refused, with a reason': answered(false),
  },
  'DELETE /api/child-documents/:id': {
    'a request': by('Director', async (stage) => ({ params: { id: await freshDocuments.requested(stage) } })),
    'what is there by mistake': by('Director', async (stage) => ({
      params: { id: (await freshDocuments.givenPlan(stage)).params.id },
    })),
  },
};
