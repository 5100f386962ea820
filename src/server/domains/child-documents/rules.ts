import { type DocumentKind, type DocumentState, isOnesOwn } from '#contract/child-documents-choices.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { conflict, type HttpError, invalid, notFound } from '#server/kernel/http-error.ts';

/** What becomes of pages that somebody gives for a document: they are its own, or those of a newer one that comes in its place. */
export type Giving = 'here' | 'newer' | HttpError;
interface Known {
  readonly kind: DocumentKind;
  readonly state: DocumentState;
  readonly givenBy: number | null;
}
/** @param guardianId who gives; null: staff */
export function givingFor({ kind, state, givenBy }: Known, guardianId: number | null): Giving {
  switch (state) {
    case 'requested':
      return 'here';
    case 'received':
    case 'refused':
      if (guardianId === null || givenBy === guardianId || (state === 'refused' && !isOnesOwn(kind))) return 'here';
      return conflict('Another guardian has given this already');
    case 'accepted':
      return 'newer';
    case 'replaced':
      return conflict('A newer one has taken its place');
    default:
      return conflict('The center does not need this any more');
  }
}

/** What is wrong with the dates of a document, on a local date. */
export function wrongDates(
  { issuedOn, expiresOn }: { readonly issuedOn: string | null; readonly expiresOn: string | null },
  today: string,
): HttpError | null {
  if (issuedOn !== null && issuedOn > today) return invalid({ issuedOn: 'This day has not come yet' });
  if (issuedOn !== null && expiresOn !== null && expiresOn < issuedOn)
    return invalid({ expiresOn: 'It cannot expire before it was issued' });
  return null;
}

/** Whether one of the same kind comes in the place of the one that is there: each guardian has an ID of their own. */
export const takesPlace = (kind: DocumentKind): boolean => kind !== 'guardian-id';

/** Who is told what becomes of a document: every guardian, its giver alone, or nobody (child-documents-4). */
export const toldOf = ({
  kind,
  state,
  isShared,
  givenBy,
}: Known & { readonly isShared: boolean }): 'guardians' | 'giver' | 'nobody' => {
  if (state === 'requested' || isShared || !isOnesOwn(kind)) return 'guardians';
  return givenBy === null ? 'nobody' : 'giver';
};

export interface Remindable {
  readonly state: DocumentState;
  readonly dueOn: string | null;
  readonly expiresOn: string | null;
  /** The local date on which it was asked for. */
  readonly requestedOn: string | null;
}
export interface Reminder {
  /** By which it is known that it was given: of each day of a document once. */
  readonly key: string;
  readonly event: 'document-due' | 'document-expiring';
}
const BEFORE_DUE_DAYS = 7;
const BEFORE_END_DAYS = [7, 30] as const;

/**
 * Of what it is time to remind on a local date (child-documents-6): seven days before the day by which it is asked for, unless it was asked for
 * later than that, once that day has passed, and 30 and 7 days before it expires. The nearest that has come, null: nothing.
 */
export function reminderOn({ state, dueOn, expiresOn, requestedOn }: Remindable, today: string): Reminder | null {
  if ((state === 'requested' || state === 'refused') && dueOn !== null) {
    if (dueOn < today) return { key: `after ${dueOn}`, event: 'document-due' };
    const from = addDays(dueOn, -BEFORE_DUE_DAYS);
    return from <= today && (requestedOn === null || requestedOn < from)
      ? { key: `before ${dueOn}`, event: 'document-due' }
      : null;
  }
  if (state !== 'accepted' || expiresOn === null || expiresOn < today) return null;
  const days = BEFORE_END_DAYS.find((ahead) => expiresOn <= addDays(today, ahead));
  return days === undefined ? null : { key: `${days} ${expiresOn}`, event: 'document-expiring' };
}

export const noSuchDocument = () => notFound('This document was not found');
