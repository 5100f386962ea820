import * as freshCare from '#testing/matrix/fresh-care.ts';
import { EVERYBODY, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/presence': staff({ roles: EVERYBODY }),
  'POST /api/presence/moves': staff({ roles: EVERYBODY, status: 201, elsewhere: 422, call: freshCare.move }),
  'POST /api/presence/moves/undo': staff({
    roles: EVERYBODY,
    elsewhere: 404,
    call: async (stage) => ({ body: { ids: [await freshCare.moved(stage)] } }),
  }),
  'POST /api/presence/merges': staff({ roles: EVERYBODY, status: 201, elsewhere: 422, call: freshCare.merge }),
  'DELETE /api/presence/merges/:id': staff({
    roles: EVERYBODY,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshCare.merged(stage) } }),
  }),
};
