import type { Serve } from '#server/http/serve.ts';
import { endForFamily, proposeForSibling, proposePickupPerson } from './family-commands.ts';
import { peopleOfFamily } from './queries.ts';

export function familyPickupRoutes(serve: Serve): void {
  serve('GET /api/parent/pickup-people', ({ scope }) => scope.all(peopleOfFamily()));
  serve('POST /api/parent/pickup-people', ({ scope, body }) => proposePickupPerson(scope, body));
  serve('POST /api/parent/pickup-people/:id/children', ({ scope, params, body }) =>
    proposeForSibling(scope, params.id, body.childId),
  );
  serve('POST /api/parent/pickup-people/:id/end', ({ scope, params }) => endForFamily(scope, params.id));
}
