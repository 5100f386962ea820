import { inCenter } from '#server/db/open-scope.ts';
import { reportIncident } from '#server/domains/incidents/commands.ts';
import * as fresh from '#testing/matrix/fresh.ts';
import { type Acts, asGuardian } from '../act.ts';

export const acts: Acts = {
  'GET /api/parent/incidents/document': {
    unseen: async (stage) => {
      const { childId, guardianId } = await fresh.family(stage);
      const { body } = await fresh.incident(stage);
      await inCenter(stage.larkhouse.server, stage.here, (scope) => reportIncident(scope, { ...body, childId }));
      return { client: await asGuardian(stage, guardianId), query: `childId=${childId}` };
    },
  },
};
