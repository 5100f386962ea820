import { enrolledChild } from '#server/domains/children/queries.ts';
import { noSuchChild } from '#server/domains/children/rules.ts';
import type { Serve } from '#server/http/serve.ts';
import { orRefuse } from '#server/kernel/http-error.ts';
import { addChildTo, addPickupPerson, answerProposal, editPickupPerson, endForChild, noteIdSeen } from './commands.ts';
import { changePickupPhoto, pickupPhotoOf } from './photo.ts';
import { importedPickup, peopleOfChild, proposedPeople } from './queries.ts';

export function pickupRoutes(serve: Serve): void {
  serve('GET /api/children/:id/pickup-people', async ({ scope, params }) => {
    const [child, people, aside] = await Promise.all([
      scope.maybe(enrolledChild(params.id)),
      scope.all(peopleOfChild(params.id)),
      scope.maybe(importedPickup(params.id)),
    ]);
    orRefuse(child, noSuchChild());
    return { people, imported: aside?.pickup ?? null };
  });
  serve.cached('GET /api/pickup-people/proposed', { until: 'day', sharedBy: 'role' }, ({ scope }) =>
    scope.all(proposedPeople()),
  );
  serve('POST /api/pickup-people', ({ scope, body }) => addPickupPerson(scope, body));
  serve('PATCH /api/pickup-people/:id', ({ scope, params, body }) => editPickupPerson(scope, params.id, body));
  serve('POST /api/pickup-people/:id/children', ({ scope, params, body }) =>
    addChildTo(scope, params.id, body.childId),
  );
  serve('PUT /api/pickup-people/:id/photo', ({ scope, params, body }) => changePickupPhoto(scope, params.id, body));
  serve.picture('GET /api/pickup-people/:id/photo', ({ scope, params }) => pickupPhotoOf(scope, params.id));
  serve('POST /api/pickup-people/:id/answer', ({ scope, params, body }) => answerProposal(scope, params.id, body));
  serve('POST /api/pickup-people/:id/id-seen', ({ scope, params }) => noteIdSeen(scope, params.id));
  serve('POST /api/pickup-people/:id/end', async ({ scope, params, body }) => {
    await endForChild(scope, params.id, body.childId);
    return {};
  });
}
