import type { Serve } from '#server/http/serve.ts';
import { answerChange, withdrawChange } from './answers.ts';
import {
  addContact,
  editContact,
  editDetails,
  orderContacts,
  removeContact,
  sayCustody,
  sayInsurance,
} from './commands.ts';
import { incompleteFiles } from './queries.ts';
import { changesToAnswer, fileOf, readInsurance } from './read.ts';

export function childFileRoutes(serve: Serve): void {
  serve('GET /api/children/:id/file', ({ server, scope, params }) => fileOf(server, scope, params.id));
  serve('PATCH /api/children/:id/file', ({ server, scope, params, body }) =>
    editDetails(server, scope, params.id, body),
  );
  serve('POST /api/children/:id/file/contacts', ({ server, scope, params, body }) =>
    addContact(server, scope, params.id, body),
  );
  serve('PATCH /api/children/:id/file/contacts/:contactId', ({ server, scope, params, body }) =>
    editContact(server, scope, params.id, params.contactId, body),
  );
  serve('DELETE /api/children/:id/file/contacts/:contactId', ({ server, scope, params }) =>
    removeContact(server, scope, params.id, params.contactId),
  );
  serve('PUT /api/children/:id/file/contacts', ({ server, scope, params, body }) =>
    orderContacts(server, scope, params.id, body.contactIds),
  );
  serve('GET /api/children/:id/file/insurance', ({ server, scope, params }) => readInsurance(server, scope, params.id));
  serve('PUT /api/children/:id/file/insurance', ({ server, scope, params, body }) =>
    sayInsurance(server, scope, params.id, body),
  );
  serve('PUT /api/children/:id/file/custody', ({ server, scope, params, body }) =>
    sayCustody(server, scope, params.id, body),
  );
  serve('GET /api/child-file-changes', ({ server, scope }) => changesToAnswer(server, scope));
  serve('GET /api/child-files/incomplete', ({ scope }) => scope.all(incompleteFiles()));
  serve('POST /api/child-file-changes/:id/answer', ({ server, scope, params, body }) =>
    answerChange(server, scope, params.id, body),
  );
  serve('POST /api/parent/child-file-changes/:id/withdraw', ({ server, scope, params }) =>
    withdrawChange(server, scope, params.id),
  );
}
