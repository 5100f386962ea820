import { CONSENT_FORMS } from '#contract/children-consents.ts';
import { type HttpError, invalid } from '#server/kernel/http-error.ts';

export type ConsentForm = (typeof CONSENT_FORMS)[number];

/** What a family signed. */
export interface SignedForms {
  readonly forms: readonly ConsentForm[];
  /** Answered with 'signed: declined'. */
  readonly declined?: readonly ConsentForm[] | undefined;
  /** The date on the paper, a local date; absent: it was not written down. */
  readonly signedOn?: string | undefined;
}

/** Nothing older is still of use; a date before that is a typing mistake. */
const OLDEST_YEARS = 15;

/** Refuses a paper without a form, one that gives and declines the same, and one of a day to come or long past. */
export function checkSigned({ forms, declined = [], signedOn }: SignedForms, today: string): HttpError | null {
  if (forms.length + declined.length === 0) return invalid({ forms: 'At least one form is required' });
  if (declined.some((form) => forms.includes(form)))
    return invalid({ declined: 'A form is either given or declined, not both' });
  if (signedOn === undefined) return null;
  if (signedOn > today) return invalid({ signedOn: 'The date of signature cannot be in the future' });
  const oldest = `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`;
  return signedOn < oldest ? invalid({ signedOn: 'Please check the year of the date of signature' }) : null;
}

/** What was said last of a form, on a local date; `isDeclined` is null where a consent was taken back. */
interface Said {
  readonly isDeclined: boolean | null;
  readonly saidOn: string;
}

/**
 * Whether what was said of a form stays, because it says the same already, or is of a later day than the paper; null: the
 * paper takes its place (children-16).
 */
export function whyKept(said: Said | undefined, isDeclined: boolean, signedOn: string): 'same' | 'later' | null {
  if (said === undefined) return null;
  if (said.isDeclined === isDeclined) return 'same';
  return said.saidOn > signedOn ? 'later' : null;
}

/** Every form of a paper once, with what it says. */
export const statementsOf = ({ forms, declined = [] }: SignedForms) =>
  CONSENT_FORMS.filter((form) => forms.includes(form) || declined.includes(form)).map((form) => ({
    form,
    isDeclined: declined.includes(form),
  }));
