import { inCenter } from '#server/db/open-scope.ts';
import { reportIncident } from '#server/domains/incidents/commands.ts';
import * as fresh from '#testing/matrix/fresh.ts';
import * as freshCare from '#testing/matrix/fresh-care.ts';
import * as freshFiles from '#testing/matrix/fresh-files.ts';
import { type Acts, asGuardian, by, done } from '../act.ts';

export const acts: Acts = {
  'POST /api/incidents': {
    'with what is required': by('Director', freshCare.incident),
    'with all that may be said of it, the family told': by('Director', async (stage) => {
      const { body } = await freshCare.incident(stage);
      const { filePath } = await freshFiles.uploaded(stage, 'image');
      const details = { kind: 'fall', bodyParts: ['left-arm'], witness: 'Aunt Ada', firstAid: 'Cold pack' };
      return { body: { ...body, ...details, filePath, toldPerson: 'Gina', toldTime: '07:20' } };
    }),
  },
  'POST /api/incidents/:id/told': {
    'to somebody': by('Director', async (stage) => ({
      params: { id: await freshCare.ownIncident(stage) },
      body: { toldPerson: 'Gina' },
    })),
    again: by('Director', async (stage, client) => {
      const id = await freshCare.ownIncident(stage);
      await done(client.post(`/api/incidents/${id}/told`, {}));
      return { params: { id }, body: {} };
    }),
  },
  'GET /api/parent/incidents/document': {
    unseen: async (stage) => {
      const { childId, guardianId } = await fresh.family(stage);
      const { body } = await freshCare.incident(stage);
      await inCenter(stage.larkhouse.server, stage.here, (scope) => reportIncident(scope, { ...body, childId }));
      return { client: await asGuardian(stage, guardianId), query: `childId=${childId}` };
    },
  },
};
