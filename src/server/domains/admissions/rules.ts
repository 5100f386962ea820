import { type FAMILY_STATES, type InquiryState, LONGEST_WISH_DAYS } from '#contract/admissions-choices.ts';
import { addDays, addMonths } from '#server/kernel/clock/zone.ts';
import { type HttpError, invalid } from '#server/kernel/http-error.ts';
import { emailKey } from '#server/kernel/mail/address.ts';

export interface SaidContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
}
export interface SaidChild {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly birthDate: string | null;
  readonly dueDate: string | null;
  readonly wishedStart: string;
  readonly weekdays: readonly number[];
}
export interface SaidInquiry {
  readonly contacts: readonly SaidContact[];
  readonly children: readonly SaidChild[];
}

/** The oldest child that is asked for, and how far from today a birth that is expected may lie, in months. */
const OLDEST = 14 * 12;
const EXPECTED = { before: 2, after: 10 };

/** Why what a family says cannot be; null: it can. */
export function checkInquiry({ contacts, children }: SaidInquiry, today: string): HttpError | null {
  const fields: Record<string, string> = {};
  contacts.forEach(({ email, phoneNumber }, at) => {
    if (email === null && phoneNumber === null)
      fields[`contacts.${at}.email`] = 'Enter an email address or a phone number';
    else if (email === null && phoneKey(phoneNumber) === null)
      fields[`contacts.${at}.phoneNumber`] = 'Enter a phone number with all its digits';
  });
  children.forEach((child, at) => {
    const wrong = wrongOf(child, today);
    if (wrong) fields[`children.${at}.${wrong.field}`] = wrong.text;
  });
  const keys = children.map(childKey).filter((key) => key !== null);
  if (new Set(keys).size < keys.length) fields.children = 'Name each child once';
  return Object.keys(fields).length > 0 ? invalid(fields) : null;
}

function wrongOf(child: SaidChild, today: string): { field: keyof SaidChild; text: string } | null {
  const { firstName, lastName, birthDate, dueDate, wishedStart, weekdays } = child;
  if ((birthDate === null) === (dueDate === null))
    return { field: 'birthDate', text: 'Enter the date of birth, or when the child is due' };
  if (birthDate !== null) {
    if (firstName === null) return { field: 'firstName', text: 'First name is required' };
    if (lastName === null) return { field: 'lastName', text: 'Last name is required' };
    if (birthDate > today) return { field: 'birthDate', text: 'This day lies ahead: say when the child is due' };
    if (birthDate < addMonths(today, -OLDEST)) return { field: 'birthDate', text: 'Check the date of birth' };
  }
  if (dueDate !== null && (dueDate < addMonths(today, -EXPECTED.before) || dueDate > addMonths(today, EXPECTED.after)))
    return { field: 'dueDate', text: 'Check the date on which the child is due' };
  return wrongWish({ wishedStart, weekdays }, today);
}

type Wish = Pick<SaidChild, 'wishedStart' | 'weekdays'>;

function wrongWish({ wishedStart, weekdays }: Wish, today: string): { field: keyof Wish; text: string } | null {
  if (wishedStart < today) return { field: 'wishedStart', text: 'The first day has passed' };
  if (wishedStart > addDays(today, LONGEST_WISH_DAYS))
    return { field: 'wishedStart', text: 'Enter a first day within five years' };
  if (new Set(weekdays).size < weekdays.length) return { field: 'weekdays', text: 'Name each day of the week once' };
  return null;
}

/** Why a family cannot wish so; null: it can. */
export function checkWish(wish: Wish, today: string): HttpError | null {
  const wrong = wrongWish(wish, today);
  return wrong && invalid({ [wrong.field]: wrong.text });
}

/** A phone number in the form in which two are compared: its last ten digits. */
export function phoneKey(phoneNumber: string | null): string | null {
  const digits = (phoneNumber ?? '').replace(/\D/g, '');
  return digits.length < 7 ? null : digits.slice(-10);
}

/** A born child by name and day of birth, in the form in which two are compared; null: of one not born yet nothing is certain. */
export const childKey = ({
  firstName,
  lastName,
  birthDate,
}: Pick<SaidChild, 'firstName' | 'lastName' | 'birthDate'>) =>
  birthDate === null ? null : `${plain(firstName)} ${plain(lastName)} ${birthDate}`;

const plain = (name: string | null) =>
  (name ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether the same family says the same once more, as by a second tap. */
export const isSaidAgain = (said: SaidInquiry, before: SaidInquiry): boolean => wordsOf(said) === wordsOf(before);

const wordsOf = ({ contacts, children }: SaidInquiry) =>
  JSON.stringify([
    contacts.map(({ firstName, lastName, email, phoneNumber }) => [
      firstName,
      lastName,
      email && emailKey(email),
      phoneNumber,
    ]),
    children.map((child) => [
      ...[child.firstName, child.lastName, child.birthDate, child.dueDate, child.wishedStart],
      child.weekdays.toSorted((a, b) => a - b),
    ]),
  ]);

/** Children of another inquiry that this one has not: by name and day of birth, of those not born yet by the day they are due. */
export const notAmong = <Child extends Pick<SaidChild, 'firstName' | 'lastName' | 'birthDate' | 'dueDate'>>(
  known: readonly Pick<SaidChild, 'firstName' | 'lastName' | 'birthDate' | 'dueDate'>[],
  others: readonly Child[],
): Child[] => others.filter((other) => !known.some((one) => sameChild(one, other)));

/** Whether two inquiries name one child. */
export const sameChild = (
  one: Pick<SaidChild, 'firstName' | 'lastName' | 'birthDate' | 'dueDate'>,
  other: Pick<SaidChild, 'firstName' | 'lastName' | 'birthDate' | 'dueDate'>,
) => (one.birthDate === null ? one.dueDate === other.dueDate : childKey(one) === childKey(other));

/** What a family reads of a state. */
export const familyState = (state: InquiryState): (typeof FAMILY_STATES)[number] =>
  state === 'lost' ? 'ended' : state;

/** The day on which an inquiry is erased with which nobody does anything more. */
export const keptUntil = (activeOn: string, keepMonths: number): string => addMonths(activeOn, keepMonths);
