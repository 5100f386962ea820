import { MOST_LEFT } from '#contract/children-leaving.ts';
import type { Serve } from '#server/http/serve.ts';
import { orRefuse } from '#server/kernel/http-error.ts';
import { editChild, enrollChild, moveChildren } from './commands.ts';
import { consentsOf } from './consent-queries.ts';
import { confirmConsents, recordConsents, revokeConsent } from './consents.ts';
import { leftChildren } from './enrollment-queries.ts';
import { enrollAgain, planLeaving, removeChild } from './leaving-commands.ts';
import { changePhoto, photoOf } from './photo.ts';
import { childProfile } from './profile.ts';
import { enrolledChild, enrolledChildren } from './queries.ts';
import { noSuchChild } from './rules.ts';

export function childrenRoutes(serve: Serve): void {
  serve.cached(
    'GET /api/children',
    {
      until: 'day',
      sharedBy: 'role',
    },
    ({ scope }) => scope.all(enrolledChildren()),
  );
  serve('POST /api/children', ({ scope, body }) => enrollChild(scope, body));
  serve('GET /api/children/:id', async ({ scope, params }) =>
    orRefuse(await scope.maybe(enrolledChild(params.id)), noSuchChild()),
  );
  serve('DELETE /api/children/:id', async ({ scope, params }) => {
    await removeChild(scope, params.id);
    return {};
  });
  serve('PATCH /api/children/:id', ({ scope, params, body }) => editChild(scope, params.id, body));
  serve('PUT /api/children/:id/leaving', ({ scope, params, body: { lastDay, reason = null, noticeGivenOn = null } }) =>
    planLeaving(scope, params.id, { lastDay, reason, noticeGivenOn }),
  );
  serve('DELETE /api/children/:id/leaving', ({ scope, params }) => planLeaving(scope, params.id, null));
  serve('GET /api/children/left', ({ scope }) => scope.all(leftChildren(MOST_LEFT)));
  serve('POST /api/children/:id/enrollments', ({ scope, params, body }) => enrollAgain(scope, params.id, body));
  serve('PUT /api/children/:id/photo', ({ scope, params, body }) => changePhoto(scope, params.id, body));
  serve.picture('GET /api/children/:id/photo', ({ scope, params }) => photoOf(scope, params.id));
  serve('GET /api/children/:id/profile', ({ scope, params }) => childProfile(scope, params.id));
  serve('GET /api/children/:id/consents', async ({ scope, params }) => {
    orRefuse(await scope.maybe(enrolledChild(params.id)), noSuchChild());
    return scope.all(consentsOf(params.id));
  });
  serve('POST /api/children/:id/consents', async ({ scope, params, body }) => {
    await confirmConsents(scope, params.id, body);
    return scope.all(consentsOf(params.id));
  });
  serve('POST /api/children/move', ({ scope, body }) => moveChildren(scope, body));
  serve('POST /api/children/consents', ({ scope, body: { children, ...signed } }) =>
    recordConsents(scope, children, signed),
  );
  serve('POST /api/children/:id/consents/:form/revoke', async ({ scope, params }) => {
    await revokeConsent(scope, params.id, params.form);
    return scope.all(consentsOf(params.id));
  });
}
