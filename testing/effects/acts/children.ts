import { confirmConsents } from '#server/domains/children/consents.ts';
import { asStaff } from '#testing/day.ts';
import { familyOf, type Stage } from '#testing/matrix/actors.ts';
import * as fresh from '#testing/matrix/fresh.ts';
import * as freshCare from '#testing/matrix/fresh-care.ts';
import * as freshFiles from '#testing/matrix/fresh-files.ts';
import { type Acts, by, done } from '../act.ts';

/** A photo release of the first family's child, given just now or not. */
async function ownConsent(stage: Stage, isGiven: boolean) {
  const { childId: id } = familyOf(stage.here, 0);
  const form = isGiven ? ('photoRelease' as const) : ('fieldTrip' as const);
  if (isGiven)
    await fresh.here(stage, (scope) =>
      confirmConsents(asStaff(scope, stage.here.staff.Director), id, { forms: [form] }),
    );
  return { params: { id, form } };
}

export const acts: Acts = {
  'DELETE /api/children/:id': {
    'a child who is not here': by('Director', async (stage) => ({
      params: { id: (await fresh.family(stage)).childId },
    })),
    'a child who is here': by('Director', async (stage, client) => {
      const { body } = await freshCare.checkIn(stage);
      await done(client.post('/api/attendance', body));
      return { params: { id: body.childId } };
    }),
  },
  'PUT /api/children/:id/leaving': {
    'with a reason and a notice': by('Director', async (stage) => ({
      params: { id: (await fresh.family(stage)).childId },
      body: { lastDay: '2026-06-30', reason: 'school', noticeGivenOn: '2026-03-02' },
    })),
    'another day': by('Director', async (stage, client) => {
      const { childId: id } = await fresh.family(stage);
      await done(client.put(`/api/children/${id}/leaving`, { lastDay: '2026-06-30', reason: 'school' }));
      return { params: { id }, body: { lastDay: '2026-07-31' } };
    }),
  },
  'DELETE /api/children/:id/leaving': {
    'one who would leave': by('Director', async (stage, client) => {
      const { childId: id } = await fresh.family(stage);
      await done(client.put(`/api/children/${id}/leaving`, { lastDay: '2026-06-30' }));
      return { params: { id } };
    }),
  },
  'POST /api/children/:id/consents': {
    given: by('Director', async (stage) => ({
      params: { id: (await fresh.family(stage)).childId },
      body: { forms: ['medicalForm', 'fieldTrip'] },
    })),
    'given a second time': by('Director', async (stage, client) => {
      const { childId: id } = await fresh.family(stage);
      await done(client.post(`/api/children/${id}/consents`, { forms: ['medicalForm'] }));
      return { params: { id }, body: { forms: ['medicalForm'] } };
    }),
    'declined where it was given': by('Director', async (stage, client) => {
      const { childId: id } = await fresh.family(stage);
      await done(client.post(`/api/children/${id}/consents`, { forms: ['photoRelease'] }));
      return { params: { id }, body: { declined: ['photoRelease'], signedBy: 'Ned Newman', signedOn: '2026-03-02' } };
    }),
  },
  'POST /api/children/move': {
    'of two children, one of whom is there': by('Director', async (stage, client) => {
      const [first, second] = [await fresh.family(stage), await fresh.family(stage)];
      await done(client.patch(`/api/children/${first.childId}`, { room: 'Preschool Room' }));
      const childIds = [first.childId, second.childId];
      return { body: { childIds, room: 'Preschool Room', capacityAcknowledged: true } };
    }),
  },
  'POST /api/children/consents': {
    'of two children, one of whom has given it': by('Director', async (stage, client) => {
      const [first, second] = [await fresh.family(stage), await fresh.family(stage)];
      await done(client.post(`/api/children/${first.childId}/consents`, { forms: ['medicalForm'] }));
      const children = [first, second].map(({ childId }) => ({ childId, signedBy: 'Ned Newman' }));
      return { body: { forms: ['medicalForm'], declined: ['fieldTrip'], signedOn: '2026-03-02', children } };
    }),
  },
  'POST /api/children/:id/consents/:form/revoke': {
    'one that was given': by('Director', async (stage, client) => {
      const { childId: id } = await fresh.family(stage);
      await done(client.post(`/api/children/${id}/consents`, { forms: ['medicalForm'] }));
      return { params: { id, form: 'medicalForm' } };
    }),
    'one that was never given': by('Director', async (stage) => ({
      params: { id: (await fresh.family(stage)).childId, form: 'medicalForm' },
    })),
  },
  'POST /api/parent/children/:id/consents/:form/withdraw': {
    'one that was given': by('own parent', (stage) => ownConsent(stage, true)),
    'one that was never given': by('own parent', (stage) => ownConsent(stage, false)),
  },
  'PUT /api/children/:id/photo': {
    given: by('Director', async (stage) => ({
      params: { id: (await fresh.family(stage)).childId },
      body: { filePath: (await freshFiles.uploaded(stage, 'image')).filePath },
    })),
    'taken away': by('Director', async (stage, client) => {
      const { childId: id } = await fresh.family(stage);
      const { filePath } = await freshFiles.uploaded(stage, 'image');
      await done(client.put(`/api/children/${id}/photo`, { filePath }));
      return { params: { id }, body: { filePath: null } };
    }),
  },
};
