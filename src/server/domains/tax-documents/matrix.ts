import * as freshFiles from '#testing/matrix/fresh-files.ts';
import { both, DIRECTOR, ofFirstFamily, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/tax-documents': both({ roles: DIRECTOR }),
  'POST /api/tax-documents': staff({ roles: DIRECTOR, status: 201, call: () => ({ body: freshFiles.TAX_DOCUMENT }) }),
  'PATCH /api/tax-documents/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshFiles.taxDocument(stage) }, body: { title: 'Of 2025' } }),
  }),
  'DELETE /api/tax-documents/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshFiles.taxDocument(stage) } }),
  }),
  'GET /api/tax-documents/:id/file': ofFirstFamily(DIRECTOR, freshFiles.taxDocumentOfOwn),
};
