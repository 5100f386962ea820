import { INQUIRY_STATES, type InquiryState } from '#contract/admissions-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { feesOf } from './fee-queries.ts';
import { canAskFee, shownFee } from './fees.ts';
import * as rows from './queries.ts';
import { keptUntil } from './rules.ts';
import { chosenSettings } from './settings.ts';
import { lettersOff } from './template-queries.ts';
import { mailsOfInquiry, toursOfInquiry } from './tour-queries.ts';
import { shownTour } from './tour-read.ts';

export const noSuchInquiry = () => notFound('This inquiry was not found');

/** An inquiry as staff see it. */
export async function readInquiry(scope: Scope, id: number) {
  const [found, contacts, notes, tasks, duplicates, tours, mails, fees, letters, { keepMonths }, { center }] =
    await Promise.all([
      scope.maybe(rows.inquiryById(id)),
      scope.all(rows.contactsOf(id)),
      scope.all(rows.notesOf(id)),
      scope.all(rows.tasksOf(id)),
      scope.all(rows.duplicatesOf(id)),
      scope.all(toursOfInquiry(id)),
      scope.all(mailsOfInquiry(id)),
      scope.all(feesOf(id)),
      scope.maybe(lettersOff(id)),
      chosenSettings(scope),
      scope.opened,
    ]);
  const { activeAt, ...inquiry } = orRefuse(found, noSuchInquiry());
  return {
    ...inquiry,
    contacts,
    notes,
    tasks,
    duplicates,
    tours: tours.map((tour) => {
      const { date, time, minutes, host } = tour;
      return { ...shownTour(tour), date, time, minutes, host };
    }),
    mails,
    fees: fees.map((fee) => shownFee(fee, center.zone)),
    canAskFee: inquiry.state === 'waiting' && (await canAskFee(scope, fees)),
    takesLetters: letters?.isOff === false && (contacts[0]?.email ?? null) !== null,
    keptUntil: keptUntil(dayAt(activeAt, center.zone), keepMonths),
  };
}

/** Inquiries of a state, or all, and how many there are of each. */
export async function listInquiries(
  scope: Scope,
  { state = null, search }: { readonly state?: InquiryState | null | undefined; readonly search?: string | undefined },
) {
  const sought = { state, search: search ? search : null };
  const [inquiries, { found }, counted] = await Promise.all([
    scope.all(rows.listedInquiries(sought)),
    scope.one(rows.countInquiries(sought)),
    scope.all(rows.inquiryCounts()),
  ]);
  const countOf = (name: InquiryState) => counted.find((one) => one.state === name)?.count ?? 0;
  const counts = Object.fromEntries(INQUIRY_STATES.map((name) => [name, countOf(name)])) as Record<
    InquiryState,
    number
  >;
  return { inquiries, found, counts };
}
