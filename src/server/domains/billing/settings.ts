import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { given } from '#server/kernel/edit.ts';
import { refuseStale } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { todayOf } from './accounts/ledger.ts';
import { type SettingsRow, settingsRow, updateSettings } from './settings-queries.ts';

type Change = { [K in keyof Omit<SettingsRow, 'automaticSince'>]?: SettingsRow[K] | undefined };

/** The center's rules for billing. */
export const billingSettings = async (server: Server, scope: Scope) => ({
  ...(await scope.one(settingsRow())),
  isOnline: server.payments !== null,
});

export async function changeBillingSettings(server: Server, scope: Scope, { version, ...change }: Change) {
  const before = await scope.one(settingsRow());
  refuseStale(before, version);
  const said = given(change);
  const days = change.reminderDays && [...new Set(change.reminderDays)].sort((one, other) => one - other);
  const isNew = change.automaticInvoices === true && !before.automaticInvoices;
  await scope.count(
    updateSettings({
      ...said,
      ...(days && { reminderDays: days }),
      ...(isNew && { automaticSince: await todayOf(scope) }),
    }),
  );
  const { center } = await scope.opened;
  audit(scope, { action: 'change billing rules', entity: 'center', ids: [center.id], before, after: said });
  scope.touch('billing');
  return billingSettings(server, scope);
}
