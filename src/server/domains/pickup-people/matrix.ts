import * as fresh from '#testing/matrix/fresh.ts';
import * as freshFamilies from '#testing/matrix/fresh-families.ts';
import * as freshFiles from '#testing/matrix/fresh-files.ts';
import { child, EVERYBODY, LEAD, ofFirstFamily, ownFamily, parents, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/children/:id/pickup-people': staff({ roles: EVERYBODY, elsewhere: 404, call: child }),
  'GET /api/pickup-people/proposed': staff({ roles: LEAD }),
  'POST /api/pickup-people': staff({
    roles: LEAD,
    status: 201,
    elsewhere: 422,
    call: async (stage) => ({ body: freshFamilies.grandmotherOf((await fresh.family(stage)).childId) }),
  }),
  'PATCH /api/pickup-people/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ ...(await freshFamilies.pickupPerson(stage)), body: { relationship: 'Aunt' } }),
  }),
  'POST /api/pickup-people/:id/children': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => {
      const { params, body } = await freshFamilies.siblingOfPickup(stage);
      return { params, body };
    },
  }),
  'PUT /api/pickup-people/:id/photo': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => {
      const { params } = await freshFamilies.pickupPerson(stage);
      return { params, body: { filePath: (await freshFiles.uploaded(stage, 'image')).filePath } };
    },
  }),
  'GET /api/pickup-people/:id/photo': ofFirstFamily(EVERYBODY, freshFamilies.pickupPersonWithPhoto),
  'POST /api/pickup-people/:id/answer': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({
      params: { id: await freshFamilies.proposedPerson(stage) },
      body: { isAccepted: false, reason: 'We do not know her yet.' },
    }),
  }),
  'POST /api/pickup-people/:id/id-seen': staff({ roles: EVERYBODY, elsewhere: 404, call: freshFamilies.pickupPerson }),
  'POST /api/pickup-people/:id/end': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => {
      const { params, childId } = await freshFamilies.pickupPerson(stage);
      return { params, body: { childId } };
    },
  }),
  'GET /api/parent/pickup-people': parents(200),
  'POST /api/parent/pickup-people': ownFamily(201, ({ here }) => ({
    body: freshFamilies.grandmotherOf(here.families[0]?.childId ?? 0),
  })),
  // Named for it already: nothing changes.
  'POST /api/parent/pickup-people/:id/children': ownFamily(200, freshFamilies.ownPickupPerson),
  'POST /api/parent/pickup-people/:id/end': ownFamily(200, async (stage) => ({
    params: { id: await freshFamilies.proposedPerson(stage) },
  })),
};
