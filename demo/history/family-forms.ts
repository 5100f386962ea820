import type { Answers } from '#contract/forms-asked.ts';
import { keepDraft, refuseForm } from '#server/domains/forms/family-commands.ts';
import { askRenewal, renewSome } from '#server/domains/forms/renewals.ts';
import { sendForm, withdrawForm } from '#server/domains/forms/request-commands.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Server } from '#server/server.ts';
import type { Example } from '#web/domains/forms/examples.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import type { Child, Guardian, Household } from '../people/households.ts';
import { DIRECTOR } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';
import type { FormLibrary } from './form-library.ts';
import { hasPin } from './pins.ts';
import { signAs } from './signing.ts';

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const agreement = ({ firstName, lastName, dateOfBirth, enrolledOn, place }: Child): Answers => ({
  'first-name': firstName,
  'last-name': lastName,
  'date-of-birth': dateOfBirth,
  'first-day': enrolledOn,
  days: place % 3 === 0 ? WEEK.slice(0, 4) : WEEK,
  payment: true,
  ...(place % 2 === 0 && { questions: 'We bring our own sunscreen from May on.' }),
});
const photos = (place: number): Answers => ({
  'in-the-app': true,
  'on-the-wall': true,
  public: place % 2 === 0 ? 'without-face' : 'no',
  ...(place % 2 === 0 && { 'with-name': 'no' }),
});

interface Sent {
  readonly example: Example;
  readonly children: readonly Child[];
  readonly mustSign: 'one' | 'all';
  /** On the open day that is so many before today, and due so many days after it. */
  readonly back: number;
  readonly dueIn: number;
  readonly minute: number;
}

/**
 * Families were sent the agreement four weeks ago, photos two weeks ago and a trip yesterday. Most have signed. Of the first family one agreement is
 * signed by both and one overdue, one consent to photos begun and one refused by one of two; the trip waits, and one child will not come along. The second family's
 * photos were withdrawn. Whoever signed the consent to photos was asked for it anew three days ago.
 */
export function familyForms(
  server: Server,
  calendar: Calendar,
  cast: Cast,
  households: readonly Household[],
  library: FormLibrary,
): Deed[] {
  const families = households.filter(hasPin);
  const [first, second] = families;
  const [signed, overdue] = first?.children ?? [];
  const all = families.flatMap(({ children }) => children);
  const ids = new Map<string, number>();
  const idOf = (example: Example, { key }: Child) => ids.get(`${example} ${key}`) ?? 0;
  const at = (back: number, time: string) => calendar.moment(calendar.dayBack(back, time), time);
  const timed = (hour: number, minute: number) => [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');

  const send = ({ example, children, mustSign, back, dueIn, minute }: Sent): Deed => ({
    at: at(back, timed(9, minute)),
    by: () => cast.staff(DIRECTOR),
    act: async (scope) => {
      const childIds = children.map(({ key }) => cast.child(key));
      const dueOn = addDays(calendar.dayBack(back, timed(9, minute)), dueIn);
      const sent = await sendForm(scope, { formId: library.idOf(example), childIds, dueOn, mustSign });
      for (const { id, childId } of sent) {
        const child = children.find(({ key }) => cast.child(key) === childId);
        if (child) ids.set(`${example} ${child.key}`, id);
      }
    },
  });
  const withAccount = ({ household }: Child): readonly Guardian[] =>
    household.guardians.filter(({ email }) => email !== null);
  const sign = (
    example: Example,
    child: Child,
    answers: Answers,
    back: number,
    guardians = withAccount(child),
  ): Deed[] =>
    guardians.map(({ key, firstName, lastName }, turn) => ({
      at: at(back - turn, timed(20, 5 + child.household.place + 20 * turn)),
      by: () => cast.guardian(key),
      act: (scope) =>
        signAs(server, scope, idOf(example, child), { firstName, lastName, answers: turn === 0 ? answers : null }),
    }));
  if (!first || !second || !signed || !overdue) return [];

  const [mother] = withAccount(overdue);
  const others = all.filter(({ household }) => household !== first);
  const withdrawn = second.children[0];
  const begin: Deed[] = mother
    ? [
        {
          at: at(1, '20:51'),
          by: () => cast.guardian(mother.key),
          act: (scope) => keepDraft(server, scope, idOf('photo-consent', signed), { answers: { 'in-the-app': true } }),
        },
        {
          at: at(3, '20:43'),
          by: () => cast.guardian(mother.key),
          act: (scope) =>
            refuseForm(scope, idOf('photo-consent', overdue), 'We would rather talk about the website first.'),
        },
      ]
    : [];
  // Whose only guardian refuses, of that child nobody is asked any more.
  const alone = others.find((child) => withAccount(child).length === 1 && child.household.guardians.length === 1);
  const stay: Deed[] = alone
    ? withAccount(alone).map(({ key }) => ({
        at: at(0, '07:06'),
        by: () => cast.guardian(key),
        act: (scope) =>
          refuseForm(
            scope,
            idOf('field-trip', alone),
            `${alone.firstName} gets sick on the bus and would rather stay with you that day.`,
          ),
      }))
    : [];
  const withdraw: Deed[] = withdrawn
    ? [
        {
          at: at(9, '09:40'),
          by: () => cast.staff(DIRECTOR),
          act: (scope) => withdrawForm(scope, idOf('photo-consent', withdrawn)),
        },
      ]
    : [];
  const renew: Deed = {
    at: at(3, '09:48'),
    by: () => cast.staff(DIRECTOR),
    act: async (scope) => {
      const dueOn = addDays(calendar.dayBack(3, '09:48'), 21);
      const { id } = await askRenewal(scope, library.idOf('photo-consent'), dueOn);
      // The job that it asks for finds nothing left to do.
      for (let isDone = false; !isDone; ) isDone = await renewSome(scope, id);
    },
  };
  return [
    send({ example: 'enrollment-agreement', children: all, mustSign: 'all', back: 20, dueIn: 21, minute: 12 }),
    send({ example: 'photo-consent', children: all, mustSign: 'one', back: 10, dueIn: 28, minute: 24 }),
    send({ example: 'field-trip', children: all, mustSign: 'one', back: 1, dueIn: 9, minute: 36 }),
    ...[signed, ...others].flatMap((child) => sign('enrollment-agreement', child, agreement(child), 18)),
    ...others
      .filter((child) => child !== withdrawn)
      .flatMap((child) => sign('photo-consent', child, photos(child.place), 7, withAccount(child).slice(0, 1))),
    ...begin,
    ...stay,
    ...withdraw,
    renew,
  ];
}
