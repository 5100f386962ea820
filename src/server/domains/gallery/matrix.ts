import * as fresh from '#testing/matrix/fresh.ts';
import { both, CARE, ofFirstFamily, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/gallery': both({ roles: CARE }),
  'GET /api/gallery/summary': both({ roles: CARE }),
  'GET /api/gallery/audience': staff({ roles: CARE }),
  'POST /api/gallery': staff({ roles: CARE, status: 201, call: () => ({ body: fresh.PHOTO }) }),
  'PATCH /api/gallery/:id': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.photo(stage) }, body: { isVisible: false } }),
  }),
  'DELETE /api/gallery/:id': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.photo(stage) } }),
  }),
  'GET /api/gallery/:id': ofFirstFamily(CARE, fresh.photoOfOwn),
  'GET /api/gallery/:id/image': ofFirstFamily(CARE, fresh.photoOfOwn),
  'GET /api/gallery/:id/original': ofFirstFamily(CARE, fresh.photoOfOwn),
  'GET /api/gallery/archive': ofFirstFamily(CARE, async (stage) => {
    await fresh.photoOfOwn(stage);
    return { query: 'month=2026-03' };
  }),
};
