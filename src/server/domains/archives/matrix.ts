import { familyOf } from '#testing/matrix/actors.ts';
import * as freshFiles from '#testing/matrix/fresh-files.ts';
import { ownFamily, parents, type Rows } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/parent/archives': parents(200),
  'POST /api/parent/archives': ownFamily(201, (stage) => ({ body: { childId: familyOf(stage.here, 0).childId } })),
  'GET /api/parent/archives/:id/file': ownFamily(200, freshFiles.archiveOfOwn),
};
