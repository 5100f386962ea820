import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import type { Language } from '#contract/kernel/languages.ts';

export type Inquiry = Reply<Api['GET /api/inquiries/:id']>;
export type ListedInquiry = Reply<Api['GET /api/inquiries']>['inquiries'][number];

/** The days that most centers are open; 1 is Monday. */
const WORKING_DAYS = [1, 2, 3, 4, 5];

/** What a form says of somebody who asks. */
export interface ContactValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
}
/** What a form says of a child; a day is '' while it is not chosen. */
export interface ChildValues {
  /** Tells it from the others of the form. */
  readonly key: number;
  readonly isBorn: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly dueDate: string;
  readonly wishedStart: string;
  readonly weekdays: readonly number[];
}
export interface InquiryValues {
  readonly contacts: readonly ContactValues[];
  readonly children: readonly ChildValues[];
}

export const newContact: ContactValues = { firstName: '', lastName: '', email: '', phoneNumber: '' };

/** One more child: the family's name and wish begin as those of the child before. */
export const newChild = (before: readonly ChildValues[]): ChildValues => {
  const last = before.at(-1);
  return {
    key: (last?.key ?? 0) + 1,
    isBorn: true,
    firstName: '',
    lastName: last?.lastName ?? '',
    birthDate: '',
    dueDate: '',
    wishedStart: last?.wishedStart ?? '',
    weekdays: last?.weekdays ?? WORKING_DAYS,
  };
};

export const newInquiry = (): InquiryValues => ({ contacts: [newContact], children: [newChild([])] });

/** What is sent of a form. */
export const saidOf = ({ contacts, children }: InquiryValues, language: Language) => ({
  contacts: contacts.map((contact) => ({ ...contact, email: contact.email.trim() || null })),
  children: children.map(({ key: _, isBorn, birthDate, dueDate, weekdays, ...child }) => ({
    ...child,
    birthDate: (isBorn && birthDate) || null,
    dueDate: (!isBorn && dueDate) || null,
    weekdays: [...weekdays],
  })),
  language,
});

/** What is asked of a child in short: its name, or that it is not born yet. */
export const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** A value of a list with the other one in its place. */
export const changedAt = <T>(all: readonly T[], at: number, change: Partial<T>): T[] =>
  all.map((one, index) => (index === at ? { ...one, ...change } : one));

export type Waitlist = Reply<Api['GET /api/waitlist']>;
export type WaitingChild = Waitlist['waiting'][number];
export type FamilyInquiry = Reply<Api['GET /api/join/inquiries/:token']>;

export type TourSlots = Reply<Api['GET /api/tour-slots']>;
export type TourSlot = TourSlots['slots'][number];
export type BookedTour = TourSlot['tours'][number];
export type FamilyTours = Reply<Api['GET /api/join/inquiries/:token/tours']>;

/** Whether a time of the center has begun, by its clock now. */
export const hasBegun = (
  { date, time }: { readonly date: string; readonly time: string },
  now: { readonly date: string; readonly time: string },
): boolean => date < now.date || (date === now.date && time <= now.time);

export type InquiryTemplate = Reply<Api['GET /api/inquiry-templates']>['templates'][number];

export type Fee = Inquiry['fees'][number];
export type FeeTerms = Reply<Api['GET /api/waitlist/fees']>['terms'];
