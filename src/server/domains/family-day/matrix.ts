import { noInput, parentSessionCheck, parents, type Rows } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/parent/session': parentSessionCheck(parents(200)),
  // A former guardian has no child left whose day it could be.
  'GET /api/parent/day': parents(200, noInput, 404),
};
