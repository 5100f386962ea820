import { MOST_ASKED_AT_ONCE } from '#contract/admissions-choices.ts';
import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt, timeAt } from '#server/kernel/clock/zone.ts';
import { conflict, notFound, orRefuse } from '#server/kernel/http-error.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import type { Server } from '#server/server.ts';
import { changed, locked } from './commands.ts';
import { lockInquiry, noteActive } from './queries.ts';
import { checkWish } from './rules.ts';
import { mailUpkeep } from './upkeep-letters.ts';
import * as rows from './upkeep-queries.ts';
import { askedBefore, type UpkeepStep, upkeepStep } from './upkeep-rules.ts';

/** Nobody is asked at night. */
const FROM = '08:00';

/**
 * Asks families that wait whether they still do, and pauses who does not answer two mails (admissions-17). Each in a transaction of its own
 * that looks anew, so that a stop or a second process leaves no mail twice.
 */
export const askWaitingFamilies: Routine['run'] = async ({ server, centerId }) => {
  const due = await inCenter(server, { centerId }, async (scope) => {
    const { zone } = (await scope.opened).center;
    if (timeAt(scope.now, zone) < FROM) return [];
    return scope.all(rows.familiesToAsk(askedBefore(scope.now, zone), MOST_ASKED_AT_ONCE));
  });
  for (const { id } of due) await inCenter(server, { centerId }, (scope) => stepOfUpkeep(server, scope, id));
};

/** What is due about one family, if anything is. */
export async function stepOfUpkeep(server: Server, scope: Scope, id: number): Promise<void> {
  if ((await scope.count(lockInquiry(id))) === 0) return;
  const family = await scope.maybe(rows.upkeepOf(id));
  if (!family) return;
  const { zone } = (await scope.opened).center;
  const dayOf = (moment: Date | null) => moment && dayAt(moment, zone);
  const step = upkeepStep(
    {
      confirmedOn: dayAt(family.confirmedAt, zone),
      askedOn: dayOf(family.askedAt),
      askedAgainOn: dayOf(family.askedAgainAt),
    },
    dayAt(scope.now, zone),
  );
  if (step) await STEPS[step](server, scope, family);
}

const STEPS: Readonly<Record<UpkeepStep, (server: Server, scope: Scope, family: rows.UpkeepRow) => Promise<void>>> = {
  ask: async (server, scope, family) => {
    await scope.count(rows.noteAsked(family.id, scope.now));
    await mailUpkeep(server, scope, family);
    scope.touch('admissions');
  },
  'ask-again': async (server, scope, family) => {
    await scope.count(rows.noteAskedAgain(family.id, scope.now));
    await mailUpkeep(server, scope, family);
    scope.touch('admissions');
  },
  pause: async (_server, scope, { id }) => {
    await scope.count(rows.pauseUnanswered(id, scope.now));
    audit(scope, { action: 'pause without answer', entity: 'inquiry', ids: [id] });
    scope.touch('admissions');
  },
};

/** The family says that it still wants its place; who paused because nobody answered waits again. */
export async function confirmWaiting(scope: Scope, id: number): Promise<void> {
  const { state } = await locked(scope, id);
  if (state !== 'waiting') throw conflict('This inquiry is not on the waitlist');
  await scope.count(rows.noteConfirmed(id, scope.now));
  await scope.count(rows.resumeAnswered(id));
  audit(scope, { action: 'confirm place on waitlist', entity: 'inquiry', ids: [id] });
  await scope.count(noteActive(id, scope.now));
  scope.touch('admissions');
}

/** As staff note it, after a call. */
export async function confirmFor(scope: Scope, id: number) {
  await confirmWaiting(scope, id);
  return changed(scope, id);
}

/** The family pauses a child, or lets it wait again; said again it changes nothing. */
export async function pauseChild(scope: Scope, inquiryId: number, id: number, isPaused: boolean): Promise<void> {
  const child = await childOf(scope, inquiryId, id);
  if (!child.isWaiting) throw conflict('This child is not on the waitlist');
  if ((child.pausedBy !== null) === isPaused) return;
  await scope.count(rows.setPaused(id, isPaused ? scope.now : null, 'family'));
  audit(scope, {
    action: 'change waiting child',
    entity: 'inquiry',
    ids: [inquiryId],
    before: { isPaused: !isPaused },
    after: { isPaused },
  });
  await heard(scope, inquiryId);
}

/** The family wishes for other days, or another first one. The child keeps the moment at which it came onto the list (admissions-16). */
export async function changeWish(
  scope: Scope,
  inquiryId: number,
  id: number,
  wish: { readonly wishedStart: string; readonly weekdays: readonly number[] },
): Promise<void> {
  const { wishedStart, weekdays } = await childOf(scope, inquiryId, id);
  const { zone } = (await scope.opened).center;
  const refused = checkWish(wish, dayAt(scope.now, zone));
  if (refused) throw refused;
  const days = wish.weekdays.toSorted((a, b) => a - b);
  if (wishedStart === wish.wishedStart && weekdays.join() === days.join()) return;
  await scope.count(rows.setWish(id, wish.wishedStart, days));
  audit(scope, {
    action: 'change wish',
    entity: 'inquiry',
    ids: [inquiryId],
    before: { wishedStart, weekdays },
    after: { wishedStart: wish.wishedStart, weekdays: days },
  });
  await heard(scope, inquiryId);
}

const childOf = async (scope: Scope, inquiryId: number, id: number) =>
  orRefuse(await scope.maybe(rows.familyChild(inquiryId, id)), notFound('This child was not found'));

/** Whoever changes something on its page is there: nobody has to ask. */
async function heard(scope: Scope, inquiryId: number): Promise<void> {
  await scope.count(rows.noteConfirmed(inquiryId, scope.now));
  await scope.count(rows.resumeAnswered(inquiryId));
  await scope.count(noteActive(inquiryId, scope.now));
  scope.touch('admissions');
}
