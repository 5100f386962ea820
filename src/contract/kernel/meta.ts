import { anyStaff } from './access.ts';
import type { Contract } from './endpoint.ts';
import * as z from './zod.ts';

export const meta = {
  'GET /api/openapi.json': {
    summary: 'This description of every endpoint, OpenAPI 3.1',
    audience: 'staff',
    access: anyStaff,
    reply: z.looseObject({ openapi: z.string() }),
  },
} satisfies Contract;
