import * as freshFiles from '#testing/matrix/fresh-files.ts';
import { both, CARE, ofFirstFamily, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/gallery': both({ roles: CARE }),
  'GET /api/gallery/summary': both({ roles: CARE }),
  'GET /api/gallery/audience': staff({ roles: CARE }),
  'POST /api/gallery': staff({ roles: CARE, status: 201, call: () => ({ body: freshFiles.PHOTO }) }),
  'PATCH /api/gallery/:id': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshFiles.photo(stage) }, body: { isVisible: false } }),
  }),
  'DELETE /api/gallery/:id': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshFiles.photo(stage) } }),
  }),
  'GET /api/gallery/:id': ofFirstFamily(CARE, freshFiles.photoOfOwn),
  'GET /api/gallery/:id/image': ofFirstFamily(CARE, freshFiles.photoOfOwn),
  'GET /api/gallery/:id/original': ofFirstFamily(CARE, freshFiles.photoOfOwn),
  'GET /api/gallery/archive': ofFirstFamily(CARE, async (stage) => {
    await freshFiles.photoOfOwn(stage);
    return { query: 'month=2026-03' };
  }),
};
