import * as freshFiles from '#testing/matrix/fresh-files.ts';
import { DIRECTOR, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/imports': staff({ roles: DIRECTOR }),
  'POST /api/imports': staff({
    roles: DIRECTOR,
    status: 201,
    call: () => ({
      body: freshFiles.spreadsheet('firstName,lastName,dateOfBirth,room\nKim,Spreadsheet,2023-05-01,Toddler Room'),
    }),
  }),
  'GET /api/imports/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshFiles.importDraft(stage) } }),
  }),
  'PATCH /api/imports/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshFiles.importDraft(stage) }, body: { dateOrder: 'dmy' } }),
  }),
  'DELETE /api/imports/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshFiles.importDraft(stage) } }),
  }),
  'POST /api/imports/:id/start': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({
      params: { id: await freshFiles.importDraft(stage) },
      body: { wrong: 'refuse', changes: true },
    }),
  }),
  'POST /api/imports/:id/take-back': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshFiles.importDone(stage) } }),
  }),
  'GET /api/imports/:id/left-out': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshFiles.importDone(stage) } }),
  }),
  'GET /api/exports/:kind': staff({ roles: DIRECTOR, call: () => ({ params: { kind: 'children' } }) }),
};
