import { randomUUID } from 'node:crypto';
import { MOST_TEMPLATES } from '#contract/admissions-choices.ts';
import { addInquiryTask, askFeeOf, setInquiryState } from '#server/domains/admissions/commands.ts';
import { feesOf } from '#server/domains/admissions/fee-queries.ts';
import { changeFee } from '#server/domains/admissions/fees.ts';
import { inquiryById, insertLink, tasksOf } from '#server/domains/admissions/queries.ts';
import { keepInquiry } from '#server/domains/admissions/receive.ts';
import { changeSettings } from '#server/domains/admissions/settings.ts';
import { addTemplate, removeTemplate } from '#server/domains/admissions/template-commands.ts';
import { allTemplates, lockTemplates } from '#server/domains/admissions/template-queries.ts';
import { bookTour } from '#server/domains/admissions/tour-commands.ts';
import { insertSlots, insertTour, tourById } from '#server/domains/admissions/tour-queries.ts';
import { addDays, dayAt } from '#server/kernel/clock/zone.ts';
import { hashToken, newToken } from '#server/kernel/secrets/vault.ts';
import type { Stage } from './actors.ts';
import { here } from './fresh.ts';

// Families who ask for a place, for rows that need one of their own.

/** What a family says on the public page. */
export const asking = (email = 'ana@okafor.test') => ({
  contacts: [{ firstName: 'Ana', lastName: 'Okafor', email, phoneNumber: '555 030 1122' }],
  children: [
    {
      firstName: 'Ida',
      lastName: 'Okafor',
      birthDate: '2025-04-01',
      dueDate: null,
      wishedStart: '2026-09-01',
      weekdays: [1, 2, 3],
    },
  ],
  language: 'en' as const,
});
/** As the page sends it. */
export const sent = () => ({ ...asking(), consent: true, website: '' });

/** The public page of the first center, open. */
export async function openPage(stage: Stage) {
  await here(stage, (scope) => changeSettings(scope, { isOpen: true, keepMonths: 12 }));
  return { query: `center=${stage.here.centerId}` };
}

let families = 0;
/** An inquiry of a family of the first center that has asked for nothing else. */
export async function inquiry(stage: Stage): Promise<{ params: { id: number } }> {
  families += 1;
  const { contacts, children, language } = asking(`family-${families}@asking.test`);
  const said = {
    contacts: contacts.map((one) => ({ ...one, phoneNumber: null })),
    children: children.map((one) => ({ ...one, firstName: `Ida ${families}` })),
    language,
  };
  return { params: { id: await here(stage, (scope) => keepInquiry(scope, said, 'family')) } };
}

/** The link of an inquiry of its own. */
export async function linkOfInquiry(stage: Stage): Promise<{ params: { token: string } }> {
  const { params } = await inquiry(stage);
  return { params: { token: await linkTo(stage, params.id) } };
}

/** A link of an inquiry. */
export async function linkTo(stage: Stage, inquiryId: number): Promise<string> {
  const token = newToken();
  await here(stage, (scope) => {
    const expiresAt = new Date(scope.now.getTime() + 86_400_000);
    const row = { inquiryId, tokenHash: hashToken(token), createdAt: scope.now, expiresAt, mailId: null };
    return scope.count(insertLink(row));
  });
  return token;
}

/** A task of an inquiry of its own that nobody has done. */
export async function inquiryTask(stage: Stage): Promise<{ params: { id: number } }> {
  const { params } = await inquiry(stage);
  const tasks = await here(stage, async (scope) => {
    await addInquiryTask(scope, params.id, { text: 'Call back', dueOn: '2026-03-05' });
    return scope.all(tasksOf(params.id));
  });
  return { params: { id: tasks[0]?.id ?? 0 } };
}

/** A child that waits; its id. */
export async function waitingChild(stage: Stage): Promise<{ params: { id: number } }> {
  const { params } = await inquiry(stage);
  const found = await here(stage, async (scope) => {
    await setInquiryState(scope, params.id, { state: 'waiting' });
    return scope.one(inquiryById(params.id));
  });
  return { params: { id: found.children[0]?.id ?? 0 } };
}

/** A time at which families may look at the center. */
export const slot = () => ({ date: '2026-03-12', time: '10:00', minutes: 30, places: 2, hostId: null });

/** A time for tours in ten days that nobody has booked. */
export async function tourSlot(stage: Stage): Promise<{ params: { id: number } }> {
  const id = await here(stage, async (scope) => {
    const date = addDays(dayAt(scope.now, (await scope.opened).center.zone), 10);
    const made = { ...slot(), date, createdAt: scope.now, createdBy: null };
    return (await scope.one(insertSlots([made]))).id;
  });
  return { params: { id } };
}

/** A tour that a family of its own has still to come. */
export async function tour(stage: Stage): Promise<{ params: { id: number } }> {
  const { params } = await inquiry(stage);
  const slotId = (await tourSlot(stage)).params.id;
  const { server } = stage.larkhouse;
  return { params: { id: await here(stage, (scope) => bookTour(server, scope, params.id, slotId, 'family')) } };
}

/** The link of an inquiry with the tour that it has still to come. */
export async function linkAndTour(stage: Stage): Promise<{ params: { token: string; id: number } }> {
  const { params } = await tour(stage);
  const { inquiryId } = await here(stage, (scope) => scope.one(tourById(params.id)));
  return { params: { token: await linkTo(stage, inquiryId), id: params.id } };
}

/** A tour of yesterday of which nobody has said whether the family came. */
export async function pastTour(stage: Stage): Promise<{ params: { id: number } }> {
  const { params } = await inquiry(stage);
  const id = await here(stage, async (scope) => {
    const date = addDays(dayAt(scope.now, (await scope.opened).center.zone), -1);
    const made = { createdAt: scope.now, createdBy: null };
    const opened = await scope.one(insertSlots([{ ...slot(), date, ...made }]));
    const row = {
      inquiryId: params.id,
      slotId: opened.id,
      state: 'booked',
      bookedAt: scope.now,
      bookedBy: null,
    } as const;
    return (await scope.one(insertTour(row))).id;
  });
  return { params: { id } };
}

/** A child that waits, with the link of its inquiry. */
export async function linkOfWaiting(
  stage: Stage,
): Promise<{ params: { token: string; id: number; inquiryId: number } }> {
  const { params } = await inquiry(stage);
  const found = await here(stage, async (scope) => {
    await setInquiryState(scope, params.id, { state: 'waiting' });
    return scope.one(inquiryById(params.id));
  });
  const token = await linkTo(stage, params.id);
  return { params: { token, id: found.children[0]?.id ?? 0, inquiryId: params.id } };
}

/** A fee of a family on the list that is still to be paid. */
export async function openFee(stage: Stage): Promise<{ params: { id: number } }> {
  const { params } = await waitingWithoutFee(stage);
  const fees = await here(stage, async (scope) => {
    await askFeeOf(scope, params.id);
    return scope.all(feesOf(params.id));
  });
  return { params: { id: fees[0]?.id ?? 0 } };
}

/** The inquiry of a family that came onto the list before the center asked a fee. */
export async function waitingWithoutFee(stage: Stage): Promise<{ params: { id: number } }> {
  const found = await inquiry(stage);
  await here(stage, async (scope) => {
    await changeFee(scope, { amount: 0, isRefundable: true, instructions: null });
    await setInquiryState(scope, found.params.id, { state: 'waiting' });
    await changeFee(scope, { amount: 5_000, isRefundable: true, instructions: 'By check, please' });
  });
  return found;
}

/** A text for answers, as staff write it. */
export function templateText() {
  const texts = [
    { language: 'en' as const, subject: 'Welcome to {center}', text: 'Dear {family}, we look forward to {child}.' },
  ];
  return { name: `First answer ${randomUUID()}`, texts };
}

/** A text for answers that is kept; where there are nearly as many as there may be, the oldest make room. */
export async function template(stage: Stage): Promise<{ params: { id: number } }> {
  const { id } = await here(stage, async (scope) => {
    await scope.all(lockTemplates());
    const kept = (await scope.all(allTemplates())).toSorted((one, other) => one.id - other.id);
    if (kept.length > MOST_TEMPLATES - 10) for (const { id } of kept.slice(0, 50)) await removeTemplate(scope, id);
    return addTemplate(scope, templateText());
  });
  return { params: { id } };
}
