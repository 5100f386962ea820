import type { Serve } from '#server/http/serve.ts';
import { readFamilyImmunizations } from './immunizations.ts';

export function familyImmunizationRoutes(serve: Serve): void {
  serve('GET /api/parent/immunizations', ({ scope, query }) => readFamilyImmunizations(scope, query));
}
