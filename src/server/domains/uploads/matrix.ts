import { own, type Rows } from '#testing/matrix/rows.ts';
import { pdf } from '#testing/pictures.ts';

function formWith(file: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set('file', new File([file], 'file'));
  return form;
}

export const matrix: Rows = {
  'POST /api/uploads': own(201, () => ({ body: formWith(pdf()) }), 403),
};
