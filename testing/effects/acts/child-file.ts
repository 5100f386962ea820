import * as freshFile from '#testing/matrix/fresh-child-file.ts';
import { type Acts, by, done } from '../act.ts';

const said = (body: object) => (stage: Parameters<typeof freshFile.ownFile>[0]) => ({
  ...freshFile.ownFile(stage),
  body,
});
const answered = (isAccepted: boolean) =>
  by('Director', async (stage) => ({
    params: { id: await freshFile.proposedCustody(stage) },
    body: { isAccepted, reason: isAccepted ? null : 'Please bring the order.' },
  }));

export const acts: Acts = {
  'PATCH /api/children/:id/file': {
    'by staff': by('Director', said({ languages: ['Polish'], diet: 'No nuts', specialNeeds: 'Wears glasses' })),
    'by a guardian: languages at once, the rest waits': by(
      'own parent',
      said({ languages: ['Welsh'], diet: 'No eggs' }),
    ),
    'saying nothing new': by('Director', said({})),
  },
  'POST /api/children/:id/file/contacts': {
    'by staff': by('Director', said(freshFile.DOCTOR)),
    'a doctor, by a guardian': by('own parent', said(freshFile.DOCTOR)),
    'for emergencies, by a guardian': by('own parent', said(freshFile.NEIGHBOR)),
  },
  'PUT /api/children/:id/file/contacts': {
    'as they are': by('Director', async (stage) => {
      const { params } = await freshFile.contact(stage);
      return { params: { id: params.id }, body: { contactIds: [] } };
    }),
    'the last one first': by('Director', async (stage, client) => {
      const { params } = freshFile.ownFile(stage);
      const path = `/api/children/${params.id}/file/contacts`;
      await done(client.post(path, freshFile.DOCTOR));
      const { file } = await done<{ file: { contacts: { id: number }[] } }>(client.post(path, freshFile.DOCTOR));
      return { params, body: { contactIds: [Math.max(...file.contacts.map(({ id }) => id))] } };
    }),
  },
  'PUT /api/children/:id/file/insurance': {
    'by staff': by('Director', said({ insurance: freshFile.INSURANCE })),
    'by a guardian': by('own parent', said({ insurance: freshFile.INSURANCE })),
    'that there is none': by('Director', said({ insurance: null })),
  },
  'PUT /api/children/:id/file/custody': {
    'by staff': by('Director', said({ note: 'Lives with her mother', isShared: true })),
    'by a guardian': by('own parent', said({ note: 'Every other week' })),
    'nothing any more': by('Director', said({ note: null })),
  },
  'POST /api/child-file-changes/:id/answer': { accepted: answered(true), 'declined, with a reason': answered(false) },
};
