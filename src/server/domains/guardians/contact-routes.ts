import type { Serve } from '#server/http/serve.ts';
import { familyContacts } from './contact-queries.ts';
import { contactsOfChild, decideContacts, shareContacts } from './contacts.ts';

export function contactRoutes(serve: Serve): void {
  serve('GET /api/parent/contacts', ({ scope }) => scope.all(familyContacts()));
  serve('PUT /api/parent/contacts/:id', ({ scope, params, body }) => shareContacts(scope, params.id, body.isShared));
  serve('GET /api/children/:id/contacts', ({ scope, params }) => contactsOfChild(scope, params.id));
  serve('PUT /api/children/:id/contacts', ({ scope, params, body }) => decideContacts(scope, params.id, body));
}
