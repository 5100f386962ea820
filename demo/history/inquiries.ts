import type { Ground, InquiryState, LostReason } from '#contract/admissions-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import {
  addInquiryNote,
  addInquiryTask,
  setInquiryState,
  setInquiryTaskDone,
} from '#server/domains/admissions/commands.ts';
import { inquiryById, tasksOf } from '#server/domains/admissions/queries.ts';
import { keepInquiry } from '#server/domains/admissions/receive.ts';
import { changeSettings } from '#server/domains/admissions/settings.ts';
import { setWaiting } from '#server/domains/admissions/waitlist.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { DIRECTOR } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';

interface Asking {
  readonly name: readonly [first: string, last: string];
  readonly phone: string;
  readonly language?: Language;
  /** A child's first name and its age in days; below zero: how many days until it is due. */
  readonly children: readonly (readonly [first: string | null, age: number])[];
  /** Open days ago. */
  readonly asked: number;
  /** In how many days from then. */
  readonly start: number;
  readonly weekdays?: readonly number[];
  readonly state?: InquiryState;
  readonly lost?: LostReason;
  readonly grounds?: readonly Ground[];
  readonly note?: string;
  /** What is to be done, in how many days from today; null: it is done. */
  readonly task?: readonly [text: string, days: number | null];
}

const WHOLE_WEEK = [1, 2, 3, 4, 5];

/** Families who asked for a place in the last weeks, in every state but an offer; two of them are one family. */
const ASKING: readonly Asking[] = [
  { name: ['Priya', 'Raman'], phone: '(555) 555-0301', children: [['Anika', 420]], asked: 1, start: 90 },
  { name: ['Tom', 'Becker'], phone: '(555) 555-0302', language: 'de', children: [[null, -75]], asked: 2, start: 400 },
  {
    name: ['Lucía', 'Ortega'],
    phone: '(555) 555-0303',
    language: 'es',
    children: [['Mateo', 780]],
    asked: 3,
    start: 60,
    weekdays: [1, 3, 5],
    note: 'Prefers to be called after 5 pm.',
    task: ['Call back', 0],
  },
  {
    name: ['Hannah', 'Whitfield'],
    phone: '(555) 555-0304',
    children: [['Jonah', 1_150]],
    asked: 8,
    start: 45,
    state: 'tour',
    task: ['Show the Preschool room on Thursday', 3],
  },
  {
    name: ['Marc', 'Lefèvre'],
    phone: '(555) 555-0305',
    language: 'fr',
    asked: 10,
    start: 120,
    state: 'tour',
    children: [['Élise', 300]],
    weekdays: [1, 2, 4],
    note: 'Works shifts; the days may change.',
  },
  {
    name: ['Grace', 'Kim'],
    phone: '(555) 555-0306',
    asked: 20,
    start: 75,
    state: 'waiting',
    children: [
      ['Owen', 900],
      ['Ella', 240],
    ],
    task: ['Send the price list', null],
  },
  {
    name: ['Daniel', 'Osei'],
    phone: '(555) 555-0307',
    children: [['Kofi', 560]],
    asked: 25,
    start: 50,
    state: 'waiting',
    grounds: ['agency'],
  },
  { name: ['Priya', 'Raman'], phone: '555 555 0301', children: [['Anika', 420]], asked: 4, start: 90 },
  {
    name: ['Sofia', 'Novak'],
    phone: '(555) 555-0308',
    children: [['Filip', 1_300]],
    asked: 30,
    start: 20,
    state: 'enrolled',
  },
  {
    name: ['Jordan', 'Blake'],
    phone: '(555) 555-0309',
    children: [['Riley', 640]],
    asked: 28,
    start: 30,
    state: 'lost',
    lost: 'other-center',
    note: 'Found a place closer to work.',
  },
];

/** The public page has been open for six weeks, and the Director answers what comes in. `known`: who has asked, by name. */
export function inquiries(calendar: Calendar, cast: Cast, known: Map<string, number>): Deed[] {
  const by = () => cast.staff(DIRECTOR);
  const opened: Deed = {
    at: calendar.moment(calendar.dayBack(32, '09:05'), '09:05'),
    by,
    act: (scope) => changeSettings(scope, { isOpen: true, keepMonths: 12 }),
  };
  return [opened, ...ASKING.flatMap((asking, place) => deedsOf(asking, place, calendar, by, known))];
}

function deedsOf(
  asking: Asking,
  place: number,
  calendar: Calendar,
  by: () => ReturnType<Cast['staff']>,
  known: Map<string, number>,
): Deed[] {
  const {
    name,
    phone,
    children,
    start,
    language = 'en',
    weekdays = WHOLE_WEEK,
    state,
    lost,
    grounds,
    note,
    task,
  } = asking;
  const minute = String(12 + place * 3).padStart(2, '0');
  const asked = calendar.dayBack(asking.asked, `20:${minute}`);
  const [firstName, lastName] = name;
  const wish = { wishedStart: addDays(asked, start), weekdays };
  let id = 0;
  const ask: Deed = {
    at: calendar.moment(asked, `20:${minute}`),
    act: async (scope) => {
      id = await keepInquiry(
        scope,
        {
          contacts: [{ firstName, lastName, email: null, phoneNumber: phone }],
          children: children.map(([first, age]) => ({
            ...wish,
            firstName: first,
            lastName: first && lastName,
            birthDate: age < 0 ? null : addDays(calendar.today, -age),
            dueDate: age < 0 ? addDays(calendar.today, -age) : null,
          })),
          language,
        },
        'family',
      );
      known.set(name.join(' '), id);
    },
  };
  if (!state && !note && !task) return [ask];
  const answer: Deed = {
    at: calendar.moment(calendar.dayBack(asking.asked - 1, `09:${minute}`), `09:${minute}`),
    by,
    act: async (scope) => {
      if (note) await addInquiryNote(scope, id, note);
      if (task) {
        const [text, days] = task;
        await addInquiryTask(scope, id, { text, dueOn: days === null ? null : addDays(calendar.today, days) });
        const [only] = await scope.all(tasksOf(id));
        if (days === null && only) await setInquiryTaskDone(scope, only.id, true);
      }
      if (state) await setInquiryState(scope, id, { state, lostReason: lost });
      if (!grounds) return;
      for (const child of (await scope.one(inquiryById(id))).children)
        await setWaiting(scope, child.id, { grounds, isPaused: false });
    },
  };
  return [ask, answer];
}
