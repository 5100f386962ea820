import { inCenter } from '#server/db/open-scope.ts';
import { reportIncident } from '#server/domains/incidents/commands.ts';
import * as fresh from '#testing/matrix/fresh.ts';
import { type Acts, asGuardian, by, done } from '../act.ts';

export const acts: Acts = {
  'POST /api/incidents': {
    'with what is required': by('Director', fresh.incident),
    'with all that may be said of it, the family told': by('Director', async (stage) => {
      const { body } = await fresh.incident(stage);
      const { filePath } = await fresh.uploaded(stage, 'image');
      const details = { kind: 'fall', bodyParts: ['left-arm'], witness: 'Aunt Ada', firstAid: 'Cold pack' };
      return { body: { ...body, ...details, filePath, toldPerson: 'Gina', toldTime: '07:20' } };
    }),
  },
  'POST /api/incidents/:id/told': {
    'to somebody': by('Director', async (stage) => ({
      params: { id: await fresh.ownIncident(stage) },
      body: { toldPerson: 'Gina' },
    })),
    again: by('Director', async (stage, client) => {
      const id = await fresh.ownIncident(stage);
      await done(client.post(`/api/incidents/${id}/told`, {}));
      return { params: { id }, body: {} };
    }),
  },
  'GET /api/parent/incidents/document': {
    unseen: async (stage) => {
      const { childId, guardianId } = await fresh.family(stage);
      const { body } = await fresh.incident(stage);
      await inCenter(stage.larkhouse.server, stage.here, (scope) => reportIncident(scope, { ...body, childId }));
      return { client: await asGuardian(stage, guardianId), query: `childId=${childId}` };
    },
  },
};
