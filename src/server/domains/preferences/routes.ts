import { ParentPreferenceChanges, StaffPreferenceChanges } from '../../../contract/preferences.ts';
import { ParentProfileChanges, StaffProfileChanges } from '../../../contract/profile.ts';
import { isPerson } from '../../access/actor.ts';
import type { Scope } from '../../db/scope.ts';
import { checkBody } from '../../http/input.ts';
import type { Serve } from '../../http/serve.ts';
import { notAllowed } from '../../refusal.ts';
import { languageOfHeader } from '../../words/reader.ts';
import { parentPreferences, saveParentPreferences, saveStaffPreferences, staffPreferences } from './commands.ts';
import { editParentProfile, editStaffProfile, parentProfile, staffProfile } from './profile.ts';

export function preferenceRoutes(serve: Serve): void {
  serve('GET /api/preferences', async ({ scope, request }) => {
    const asked = languageOfHeader(request.headers['accept-language']);
    const { kind, id } = await account(scope);
    return kind === 'staff' ? staffPreferences(scope, id, asked) : parentPreferences(scope, id, asked);
  });
  serve('PUT /api/preferences', async ({ scope, request, body }) => {
    const asked = languageOfHeader(request.headers['accept-language']);
    const { kind, id } = await account(scope);
    return kind === 'staff'
      ? saveStaffPreferences(scope, id, checkBody(StaffPreferenceChanges, body), asked)
      : saveParentPreferences(scope, id, checkBody(ParentPreferenceChanges, body), asked);
  });

  serve('GET /api/profile', async ({ scope }) => {
    const { kind, id } = await account(scope);
    return kind === 'staff' ? staffProfile(scope, id) : parentProfile(scope, id);
  });
  serve('PUT /api/profile', async ({ scope, body }) => {
    const { kind, id } = await account(scope);
    return kind === 'staff'
      ? editStaffProfile(scope, id, checkBody(StaffProfileChanges, body))
      : editParentProfile(scope, id, checkBody(ParentProfileChanges, body));
  });
}

/** Whose session it is: nobody names an account here, so nobody can name another's. */
async function account(scope: Scope) {
  const { actor } = await scope.opened;
  if (!isPerson(actor)) throw notAllowed();
  return actor;
}
