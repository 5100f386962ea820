import * as fresh from '#testing/matrix/fresh.ts';
import { EVERYBODY, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/presence': staff({ roles: EVERYBODY }),
  'POST /api/presence/moves': staff({ roles: EVERYBODY, status: 201, elsewhere: 422, call: fresh.move }),
  'POST /api/presence/moves/undo': staff({
    roles: EVERYBODY,
    elsewhere: 404,
    call: async (stage) => ({ body: { ids: [await fresh.moved(stage)] } }),
  }),
  'POST /api/presence/merges': staff({ roles: EVERYBODY, status: 201, elsewhere: 422, call: fresh.merge }),
  'DELETE /api/presence/merges/:id': staff({
    roles: EVERYBODY,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.merged(stage) } }),
  }),
};
