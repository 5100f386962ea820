import { USUAL_KEEP_MONTHS } from '#contract/admissions-choices.ts';
import { outsideCenters } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { centers } from '#server/kernel/center/queries.ts';
import { refuseStale } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { lockSettings, putSettings, settings } from './queries.ts';

/** What the center chose: at first the page is closed. */
export const chosenSettings = async (scope: Scope) =>
  (await scope.maybe(settings())) ?? { isOpen: false, keepMonths: USUAL_KEEP_MONTHS, version: 1 };

export const shownSettings = async (server: Server, scope: Scope) => ({
  ...(await chosenSettings(scope)),
  address: await addressOf(server, scope),
});

/** Opens or closes the public page, and says how long inquiries are kept. What is said already changes nothing. */
export async function changeSettings(
  scope: Scope,
  {
    isOpen,
    keepMonths,
    version,
  }: { readonly isOpen: boolean; readonly keepMonths: number; readonly version?: number | undefined },
): Promise<void> {
  await scope.all(lockSettings());
  const before = await chosenSettings(scope);
  refuseStale(before, version);
  if (before.isOpen === isOpen && before.keepMonths === keepMonths) return;
  await scope.count(putSettings(isOpen, keepMonths, before.version + 1));
  const was = { isOpen: before.isOpen, keepMonths: before.keepMonths };
  const after = { isOpen, keepMonths };
  audit(scope, { action: 'change admissions', entity: 'admission_setting', ids: [], before: was, after });
  scope.touch('admissions');
}

/** Where families ask: of several centers each has an address of its own. */
async function addressOf(server: Server, scope: Scope): Promise<string> {
  const all = await outsideCenters(server, (outside) => outside.all(centers()));
  const { center } = await scope.opened;
  return `${server.address.origin()}/join${all.length > 1 ? `/${center.id}` : ''}`;
}
