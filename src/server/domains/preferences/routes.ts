import { ParentPreferenceChanges, StaffPreferenceChanges } from '#contract/preferences.ts';
import { ParentProfileChanges, StaffProfileChanges } from '#contract/preferences-profile.ts';
import type { Scope } from '#server/db/scope.ts';
import { checkBody } from '#server/http/input.ts';
import type { Serve } from '#server/http/serve.ts';
import { isPerson } from '#server/kernel/access/actor.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { languageOfHeader } from '#server/kernel/i18n/reader.ts';
import { parentPreferences, saveParentPreferences, saveStaffPreferences, staffPreferences } from './commands.ts';
import { editParentProfile, editStaffProfile, parentProfile, staffProfile } from './profile.ts';

export function preferenceRoutes(serve: Serve): void {
  serve.looking('GET /api/preferences', async ({ scope, look, request }) => {
    const asked = languageOfHeader(request.headers['accept-language']);
    const { kind, id } = await account(scope);
    return look.value(
      `preferences ${asked}`,
      {
        until: 'day',
        sharedBy: 'person',
      },
      async (scope) => (kind === 'staff' ? staffPreferences(scope, id, asked) : parentPreferences(scope, id, asked)),
    );
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
const account = (scope: Scope) => acting(scope, isPerson);
