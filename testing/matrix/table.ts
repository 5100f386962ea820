import { anyone, both, EVERYBODY, parents, type Rows, staff } from './rows.ts';

/** What no domain answers. */
const beside: Rows = {
  'GET /healthz': anyone(200),
  'GET /readyz': anyone(200),
  'GET /api/no-such-address': anyone(404),
  'POST /api/no-such-address': anyone(404),
  'GET /api/openapi.json': staff({ roles: EVERYBODY }),
  'GET /api/live': both({ roles: EVERYBODY }),
  'GET /api/first-reads': staff({ roles: EVERYBODY, call: () => ({ query: 'screen=dashboard' }) }),
  'GET /api/parent/first-reads': parents(200, () => ({ query: 'screen=day' })),
};

const ofDomains = import.meta.glob<Rows>('/src/server/domains/*/matrix.ts', { eager: true, import: 'matrix' });

/** One row per endpoint of the contract, from the matrix.ts of each domain. */
export const TABLE: Rows = Object.assign({}, beside, ...Object.values(ofDomains));
