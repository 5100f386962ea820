import type { Language } from '#contract/kernel/languages.ts';
import { inCenter, outsideCenters } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { centers } from '#server/kernel/center/queries.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { HttpError, notFound } from '#server/kernel/http-error.ts';
import { emailKey } from '#server/kernel/mail/address.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import { countTry, throttleKey } from '#server/kernel/throttle/throttle.ts';
import type { Server } from '#server/server.ts';
import { feeAhead } from './fees.ts';
import { confirmInquiry } from './letters.ts';
import {
  contactsOf,
  inquiryById,
  insertChildren,
  insertContacts,
  insertInquiry,
  lockFamily,
  recentOf,
} from './queries.ts';
import { checkInquiry, childKey, isSaidAgain, phoneKey, type SaidInquiry } from './rules.ts';
import { chosenSettings } from './settings.ts';

/** Inquiries from one network address within a quarter of an hour: several families may sit behind it. */
const MOST_FROM_ADDRESS = 30;
/** What one family sends within a day; what is beyond it is not kept. */
const MOST_OF_FAMILY = 3;
const DAY_MS = 86_400_000;

export interface NewInquiry extends SaidInquiry {
  readonly language: Language;
}

/** The public page of a center: its name and what a form has to know. */
export const joinPage = (server: Server, centerId: number | undefined) =>
  onOpenPage(server, centerId, async (scope) => {
    const { center } = await scope.opened;
    const { keepMonths } = await chosenSettings(scope);
    const canMail = (await server.mailServers.of(scope)) !== null;
    const today = dayAt(scope.now, center.zone);
    return { center: await nameOfCenter(scope), today, keepMonths, fee: await feeAhead(scope), canMail };
  });

/**
 * Takes in what a family sends from the public page. Whoever it is, the answer is the same; what a machine filled in, the same
 * once more, and more than a family sends in a day are kept nowhere.
 */
export async function receiveInquiry(
  server: Server,
  {
    address,
    centerId,
    website,
  }: { readonly address: string; readonly centerId: number | undefined; readonly website: string },
  said: NewInquiry,
): Promise<void> {
  const tried = [{ key: throttleKey(`join address ${address}`), limit: MOST_FROM_ADDRESS }];
  const wait = await outsideCenters(server, (scope) => countTry(scope, tried));
  if (wait > 0) throw new HttpError(429, 'Too many requests. Please wait a moment.', { retryAfterSeconds: wait });
  await onOpenPage(server, centerId, async (scope) => {
    await refuseWrong(scope, said);
    if (website !== '' || (await isTooMuch(scope, said))) return;
    const id = await keepInquiry(scope, said, 'family');
    await confirmInquiry(server, scope, id, said);
    await notify(scope, {
      kind: 'attendance',
      event: 'inquiry-received',
      recipients: { staffWith: ['admissions'] },
      about: { id },
    });
  });
}

/** Whether one contact said the same within a day, or has sent as much as a family does. */
async function isTooMuch(scope: Scope, said: SaidInquiry): Promise<boolean> {
  const [first] = said.contacts;
  const key = { emailKey: first?.email ? emailKey(first.email) : null, phoneKey: phoneKey(first?.phoneNumber ?? null) };
  scope.later(lockFamily(key.emailKey ?? key.phoneKey ?? ''));
  const recent = await scope.all(recentOf(key, new Date(scope.now.getTime() - DAY_MS)));
  if (recent.length >= MOST_OF_FAMILY) return true;
  for (const { id } of recent) {
    const before = { contacts: await scope.all(contactsOf(id)), children: (await scope.one(inquiryById(id))).children };
    if (isSaidAgain(said, before)) return true;
  }
  return false;
}

export async function refuseWrong(scope: Scope, said: SaidInquiry): Promise<void> {
  const { center } = await scope.opened;
  const refused = checkInquiry(said, dayAt(scope.now, center.zone));
  if (refused) throw refused;
}

/** Writes an inquiry down. Returns its id. */
export async function keepInquiry(
  scope: Scope,
  { contacts, children, language }: NewInquiry,
  source: 'family' | 'staff',
): Promise<number> {
  const { actor } = await scope.opened;
  const now = scope.now;
  const { id } = await scope.one(
    insertInquiry({
      state: 'new',
      source,
      language,
      consentedAt: source === 'family' ? now : null,
      createdAt: now,
      createdBy: staffIdOf(actor),
      activeAt: now,
    }),
  );
  const named = contacts.map((contact, at) => ({
    ...contact,
    inquiryId: id,
    position: at + 1,
    emailKey: contact.email && emailKey(contact.email),
    phoneKey: phoneKey(contact.phoneNumber),
  }));
  await scope.count(insertContacts(named));
  const rows = children.map((child) => ({
    ...child,
    inquiryId: id,
    childKey: childKey(child),
    weekdays: child.weekdays.toSorted((a, b) => a - b),
  }));
  await scope.count(insertChildren(rows));
  const action = source === 'family' ? 'receive inquiry' : 'enter inquiry';
  audit(scope, { action, entity: 'inquiry', ids: [id], after: { language, source } });
  scope.touch('admissions');
  return id;
}

/** Does `work` in the center whose public page is asked for; one answer whether there is none or it is closed. */
async function onOpenPage<T>(
  server: Server,
  named: number | undefined,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  const all = await outsideCenters(server, (scope) => scope.all(centers()));
  const found = named === undefined ? all.length === 1 && all[0] : all.find(({ centerId }) => centerId === named);
  if (!found) throw closed();
  return inCenter(server, { centerId: found.centerId }, async (scope) => {
    if (!(await chosenSettings(scope)).isOpen) throw closed();
    return work(scope);
  });
}

const closed = () => notFound('This page takes no inquiries. Please ask the center how to apply.');
