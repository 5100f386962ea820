import type { z } from 'zod';
import type { Audience } from '#contract/kernel/access.ts';
import { type Language, STAFF_LANGUAGES } from '#contract/kernel/languages.ts';
import { besideNamed } from '#contract/notifications-kinds.ts';
import type { ParentPreferenceChanges, StaffPreferenceChanges } from '#contract/preferences.ts';
import { CONSENTS, PARENT_DEFAULTS, STAFF_DEFAULTS } from '#contract/preferences-defaults.ts';
import type { Scope } from '#server/db/scope.ts';
import { centerFounded } from '#server/domains/accounts/hooks.ts';
import { consentWithdrawn } from '#server/domains/children/hooks.ts';
import { matrixOf, type StoredMatrix, withChosen } from '#server/domains/notifications/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { given } from '#server/kernel/edit.ts';
import { on } from '#server/kernel/hooks.ts';
import { changedMeanwhile, invalid, refuseStale } from '#server/kernel/http-error.ts';
import {
  consentHistory,
  consents,
  guardianPreference,
  hasTwoStep,
  type ParentChoices,
  rememberConsents,
  type StaffChoices,
  staffPreference,
  storeConsents,
  storeGuardianPreference,
  storeStaffPreference,
} from './queries.ts';

/** One's own settings; what was never saved has its default, and the language is the browser's (`asked`). */
export const staffPreferences = async (scope: Scope, staffId: number, asked: Language) =>
  shown('staff', await staffChoices(scope, staffId, asked));

async function staffChoices(scope: Scope, staffId: number, asked: Language) {
  const stored = scope.maybe(staffPreference(staffId));
  const { center } = await scope.opened;
  const language = STAFF_LANGUAGES.find((spoken) => spoken === asked) ?? 'en';
  const defaults: StaffChoices = { ...STAFF_DEFAULTS, language, timezone: center.zone };
  return { ...defaults, version: 0, ...(await stored), centerTimeZone: center.zone };
}

/** A center's first Director reads the language that the setup was told. */
export const beginWithLanguage = on(centerFounded, async (scope, { directorId, language }) => {
  if (!language) return;
  const { version: _, centerTimeZone: __, ...choices } = await staffChoices(scope, directorId, language);
  await scope.count(storeStaffPreference(directorId, choices, 0));
});

/** Who takes back the consent to communication gets neither mail nor text messages about their children from the next one on. */
export const endWithCommunication = on(consentWithdrawn, async (scope, { form, guardianId }) => {
  if (form !== 'communicationConsent' || guardianId === null) return;
  const before = await scope.one(consents(guardianId));
  const changed = (['emailConsent', 'smsConsent'] as const).filter((consent) => before[consent]);
  if (changed.length === 0) return;
  await scope.count(storeConsents(guardianId, { ...before, emailConsent: false, smsConsent: false }, scope.now));
  const history = changed.map((consent) => ({ consent, isGiven: false }));
  await scope.count(rememberConsents(guardianId, history, scope.now));
  const after = { ...before, emailConsent: false, smsConsent: false };
  audit(scope, { action: 'save settings', entity: 'guardian', ids: [guardianId], before, after });
});

/** A parent's settings, with the consents and how they came about. */
export const parentPreferences = async (scope: Scope, guardianId: number, asked: Language) =>
  shown('parent', await parentChoices(scope, guardianId, asked));

async function parentChoices(scope: Scope, guardianId: number, asked: Language) {
  const stored = scope.maybe(guardianPreference(guardianId));
  const given = scope.one(consents(guardianId));
  const history = scope.all(consentHistory(guardianId));
  const twoStep = scope.one(hasTwoStep());
  const { center } = await scope.opened;
  const defaults: ParentChoices = { ...PARENT_DEFAULTS, language: asked, timezone: center.zone };
  return {
    ...defaults,
    version: 0,
    ...(await stored),
    ...(await given),
    twoFactorAuth: (await twoStep).isOn,
    consentHistory: await history,
    centerTimeZone: center.zone,
  };
}

/** Saves what was sent of one's own settings; what was not sent stays. Refuses a stale version (412). */
export async function saveStaffPreferences(
  scope: Scope,
  staffId: number,
  changes: z.output<typeof StaffPreferenceChanges>,
  asked: Language,
) {
  const { version, notifications, ...sent } = changes;
  const { version: stored, centerTimeZone, ...before } = await staffChoices(scope, staffId, asked);
  refuseStale({ version: stored }, version);
  const row = { ...before, ...given(sent), notifications: withChosen(before.notifications, notifications ?? {}) };
  if ((await scope.count(storeStaffPreference(staffId, row, stored))) === 0) throw changedMeanwhile();
  audit(scope, { action: 'save settings', entity: 'staff', ids: [staffId], before, after: row });
  return shown('staff', { ...row, version: stored + 1, centerTimeZone });
}

/** Saves a parent's settings; a consent that changes is kept with its date. Refuses an older version. */
export async function saveParentPreferences(
  scope: Scope,
  guardianId: number,
  changes: z.output<typeof ParentPreferenceChanges>,
  asked: Language,
) {
  const { version, twoFactorAuth, notifications, ...sent } = changes;
  const before = await parentChoices(scope, guardianId, asked);
  refuseStale(before, version);
  if (twoFactorAuth !== undefined && twoFactorAuth !== before.twoFactorAuth) {
    throw invalid({ twoFactorAuth: 'Two-step verification is switched on and off under Security' });
  }
  const chosen = withChosen(before.notifications, notifications ?? {});
  const after = { ...before, ...given(sent), notifications: chosen };
  const { version: stored, twoFactorAuth: _, consentHistory: history, centerTimeZone, ...rest } = after;
  const { emailConsent, smsConsent, marketingConsent, ...row } = rest;
  if ((await scope.count(storeGuardianPreference(guardianId, row, stored))) === 0) throw changedMeanwhile();

  const changed = CONSENTS.filter((consent) => before[consent] !== after[consent]).map((consent) => ({
    consent,
    isGiven: after[consent],
  }));
  if (changed.length > 0) {
    await scope.count(storeConsents(guardianId, { emailConsent, smsConsent, marketingConsent }, scope.now));
    await scope.count(rememberConsents(guardianId, changed, scope.now));
  }
  audit(scope, {
    action: 'save settings',
    entity: 'guardian',
    ids: [guardianId],
    before: choicesOf(before),
    after: rest,
  });
  const newest = changed.map((change) => ({ ...change, at: scope.now })).reverse();
  return shown('parent', { ...after, version: stored + 1, consentHistory: [...newest, ...history] });
}

/** As the answer says it: every cell as it holds. */
const shown = <A extends Audience, C extends { notifications: StoredMatrix }>(audience: A, choices: C) => ({
  ...choices,
  notifications: besideNamed(audience, matrixOf(audience, choices.notifications, {})),
});

const choicesOf = ({
  consentHistory: _,
  version: __,
  twoFactorAuth: ___,
  centerTimeZone: ____,
  ...choices
}: Awaited<ReturnType<typeof parentChoices>>) => choices;
