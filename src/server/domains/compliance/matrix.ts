import * as compliance from '#testing/matrix/fresh-compliance.ts';
import { anyone, child, DIRECTOR, EVERYBODY, MEDICAL, parents, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/compliance/sheets/:sheet': staff({ roles: DIRECTOR, call: () => ({ params: { sheet: 'sign-in' } }) }),
  'GET /api/compliance/sheets/:sheet/download': staff({
    roles: DIRECTOR,
    call: () => ({ params: { sheet: 'incidents' } }),
  }),
  'GET /api/compliance/rules': staff({ roles: DIRECTOR }),
  'PUT /api/compliance/rules': staff({ roles: DIRECTOR, call: () => ({ body: { pack: 'CA' } }) }),
  'POST /api/compliance/headcounts': staff({
    roles: EVERYBODY,
    status: 201,
    elsewhere: 422,
    call: compliance.headcount,
  }),
  'GET /api/compliance/inspector-links': staff({ roles: DIRECTOR }),
  'POST /api/compliance/inspector-links': staff({
    roles: DIRECTOR,
    status: 201,
    call: () => ({ body: compliance.LINK }),
  }),
  'POST /api/compliance/inspector-links/:id/revoke': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: (await compliance.inspectorLink(stage)).id } }),
  }),
  'GET /api/compliance/inspector-links/:id/looks': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: (await compliance.inspectorLink(stage)).id } }),
  }),
  // Whoever holds the address may look; compliance' own tests show what becomes of other addresses.
  'GET /api/inspections/:token': anyone(200, async (stage) => ({
    params: { token: (await compliance.inspectorLink(stage)).token },
  })),
  'GET /api/inspections/:token/sheets/:sheet': anyone(200, async (stage) => ({
    params: { token: (await compliance.inspectorLink(stage)).token, sheet: 'staff-hours' },
  })),
  'GET /api/inspections/:token/sheets/:sheet/download': anyone(200, async (stage) => ({
    params: { token: (await compliance.inspectorLink(stage)).token, sheet: 'staff-hours' },
  })),
  'GET /api/children/:id/immunizations': staff({ roles: MEDICAL, elsewhere: 404, call: child }),
  'POST /api/children/:id/immunizations': staff({
    roles: MEDICAL,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({ ...(await child(stage)), body: compliance.DOSE }),
  }),
  'POST /api/children/:id/combination-vaccines': staff({
    roles: MEDICAL,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({ ...(await child(stage)), body: compliance.COMBINATION }),
  }),
  'GET /api/parent/immunizations': parents(200),
  'DELETE /api/immunizations/:id': staff({
    roles: MEDICAL,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await compliance.dose(stage) } }),
  }),
  'POST /api/children/:id/immunization-exemptions': staff({
    roles: MEDICAL,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({ ...(await child(stage)), body: compliance.EXEMPTION }),
  }),
  'DELETE /api/immunization-exemptions/:id': staff({
    roles: MEDICAL,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await compliance.exemption(stage) } }),
  }),
};
