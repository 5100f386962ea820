import type { Stage } from '#testing/matrix/actors.ts';
import * as freshPapers from '#testing/matrix/fresh-papers.ts';
import { DIRECTOR, type Rows, staff } from '#testing/matrix/rows.ts';

const onColleague = (body: object) => async (stage: Stage) => ({ ...(await freshPapers.member(stage)), body });
const of = (made: (stage: Stage) => Promise<{ params: { id: number } }>, body?: object) => async (stage: Stage) => {
  const { params } = await made(stage);
  return { params, ...(body && { body }) };
};
const kept = { roles: DIRECTOR, elsewhere: 404 };

export const matrix: Rows = {
  'GET /api/papers': staff({ roles: DIRECTOR }),
  'PUT /api/papers/check': staff({ roles: DIRECTOR, call: () => ({ body: { isOn: false } }) }),
  // Somebody else's; one's own are everybody's to read, which the tests of papers show.
  'GET /api/staff/:id/papers': staff({ ...kept, call: freshPapers.member }),
  'POST /api/staff/:id/papers': staff({ ...kept, status: 201, call: onColleague(freshPapers.paper()) }),
  'PATCH /api/papers/:id': staff({ ...kept, call: of(freshPapers.paperOfColleague, { issuer: 'Heart Association' }) }),
  'POST /api/papers/:id/verify': staff({ ...kept, call: of(freshPapers.paperOfColleague) }),
  'DELETE /api/papers/:id': staff({ ...kept, call: of(freshPapers.paperOfColleague) }),
  'GET /api/papers/:id/file': staff({ ...kept, call: freshPapers.paperWithFile }),
  'POST /api/staff/:id/training': staff({ ...kept, status: 201, call: onColleague(freshPapers.training()) }),
  'PATCH /api/training/:id': staff({
    ...kept,
    call: of(freshPapers.trainingOfColleague, { minutes: 150, topics: ['infants'] }),
  }),
  'DELETE /api/training/:id': staff({ ...kept, call: of(freshPapers.trainingOfColleague) }),
  'GET /api/training/:id/file': staff({ ...kept, call: freshPapers.trainingWithFile }),
  'POST /api/staff/:id/paper-overrides': staff({ ...kept, status: 201, call: onColleague(freshPapers.override()) }),
  'POST /api/paper-overrides/:id/end': staff({ ...kept, call: of(freshPapers.overrideOfColleague) }),
  'GET /api/staff/:id/health-papers': staff({ ...kept, call: freshPapers.member }),
  'POST /api/staff/:id/health-papers': staff({ ...kept, status: 201, call: onColleague(freshPapers.healthPaper()) }),
  'PATCH /api/health-papers/:id': staff({
    ...kept,
    call: of(freshPapers.healthPaperOfColleague, { issuer: 'Health department' }),
  }),
  'POST /api/health-papers/:id/verify': staff({ ...kept, call: of(freshPapers.healthPaperOfColleague) }),
  'DELETE /api/health-papers/:id': staff({ ...kept, call: of(freshPapers.healthPaperOfColleague) }),
  'GET /api/health-papers/:id/file': staff({ ...kept, call: freshPapers.healthPaperWithFile }),
};
