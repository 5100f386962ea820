import * as freshCare from '#testing/matrix/fresh-care.ts';
import { CARE, child, DIRECTOR, ownFamily, parents, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/milestone-categories': staff({ roles: CARE }),
  'POST /api/milestone-categories': staff({
    roles: DIRECTOR,
    status: 201,
    call: () => ({ body: { ...freshCare.MILESTONE_CATEGORY, description: 'Beans and worms' } }),
  }),
  'PATCH /api/milestone-categories/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({
      params: { id: await freshCare.milestoneCategory(stage) },
      body: { name: 'Outside', description: 'Everything outside' },
    }),
  }),
  'GET /api/milestone-templates': staff({ roles: CARE }),
  'POST /api/milestone-templates': staff({
    roles: DIRECTOR,
    status: 201,
    elsewhere: 422,
    call: async (stage) => ({ body: await freshCare.newMilestoneTemplate(stage) }),
  }),
  'PATCH /api/milestone-templates/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({
      params: { id: await freshCare.milestoneTemplate(stage) },
      body: { title: 'Waters', description: 'Beans', celebrationMessage: 'Well done', parentTip: 'A small can' },
    }),
  }),
  'GET /api/milestone-progress': staff({ roles: CARE }),
  'GET /api/child-milestones': staff({ roles: CARE }),
  'POST /api/child-milestones': staff({ roles: CARE, status: 201, elsewhere: 422, call: freshCare.milestone }),
  'PATCH /api/child-milestones/:id': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshCare.achieved(stage) }, body: { notes: 'With a jump' } }),
  }),
  'DELETE /api/child-milestones/:id': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshCare.achieved(stage) } }),
  }),
  'GET /api/children/:id/milestones': staff({ roles: CARE, elsewhere: 404, call: child }),
  'PATCH /api/milestone-badges/:id': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshCare.milestoneBadge(stage) }, body: { isVisible: false } }),
  }),
  'GET /api/parent/milestones': parents(200),
  'GET /api/parent/celebrations': parents(200),
  'POST /api/parent/milestones/:id/seen': ownFamily(200, async (stage) => ({
    params: { id: await freshCare.ownMilestone(stage) },
  })),
};
