import type { Serve } from '#server/http/serve.ts';
import { ownConsents, withdrawConsent } from './family-consent-commands.ts';

export function familyConsentRoutes(serve: Serve): void {
  serve('GET /api/parent/children/:id/consents', ({ scope, params }) => ownConsents(scope, params.id));
  serve('POST /api/parent/children/:id/consents/:form/withdraw', ({ scope, params }) =>
    withdrawConsent(scope, params.id, params.form),
  );
}
