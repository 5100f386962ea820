import type { Language } from '#contract/kernel/languages.ts';
import type { Scope } from '#server/db/scope.ts';
import { setInquiryState } from '#server/domains/admissions/commands.ts';
import { inquiryById } from '#server/domains/admissions/queries.ts';
import { keepInquiry } from '#server/domains/admissions/receive.ts';
import { depositsOf } from '#server/domains/billing/deposits/queries.ts';
import { bookPayment } from '#server/domains/billing/payments/commands.ts';
import { planRows } from '#server/domains/billing/plans/queries.ts';
import { roomsOfHouse } from '#server/domains/bookings/queries.ts';
import { acceptOffer } from '#server/domains/offers/accept-commands.ts';
import { askNext, endOffer, expireOffer, lockedOffer, makeOffer } from '#server/domains/offers/commands.ts';
import { priceFor } from '#server/domains/offers/read.ts';
import { meetingsInRoom } from '#server/domains/planning/read.ts';
import { addDays, weekdayOf } from '#server/kernel/clock/zone.ts';
import type { Server } from '#server/server.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { phone } from '../people/households.ts';
import { DIRECTOR } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';
import { PART_TIME } from './booked-days.ts';
import type { FormLibrary } from './form-library.ts';

interface Offered {
  readonly name: readonly [first: string, last: string];
  readonly email: string | null;
  readonly language?: Language;
  /** A child's first name and its age in days today; below zero: how many days until it is due. */
  readonly child: readonly [first: string | null, age: number];
  readonly room: string;
  readonly plan: string;
  readonly weekdays: readonly number[];
  /** Open days ago, as whatever follows. */
  readonly asked: number;
  /** Null: the place of another family is passed on to them. */
  readonly made: number | null;
  /** How many days after today it begins at the earliest, and for how many hours it holds. */
  readonly start: number;
  readonly hours?: number;
  /** In cents. */
  readonly deposit?: number;
  readonly accepted?: number;
  readonly paid?: number;
  readonly declined?: readonly [back: number, reason: string];
  readonly withdrawn?: readonly [back: number, reason: string];
}

const WHOLE_WEEK = [1, 2, 3, 4, 5];
const TWO_DAYS = [2, 4];
const INFANTS = { room: 'Infant Room', plan: 'Infant Weekly Plan', weekdays: WHOLE_WEEK };
const SOME_DAYS = { room: 'Infant Room', plan: 'Part-time, three days', weekdays: PART_TIME };

/** Families to whom a place was offered in the last two weeks, with what became of it. One expects its child; one comes after another. */
const OFFERED: readonly Offered[] = [
  {
    ...{ name: ['Leila', 'Karimi'], email: 'leila.karimi@example.com', child: ['Dara', 400] },
    ...{ ...INFANTS, weekdays: TWO_DAYS, asked: 16, made: 1, start: 30, hours: 240, deposit: 50_000 },
  },
  {
    ...{ name: ['Amara', 'Nwosu'], email: 'amara.nwosu@larkhouse.test', child: ['Obi', 190] },
    ...{ ...INFANTS, asked: 23, made: 5, start: 26, deposit: 60_000, accepted: 4 },
  },
  {
    ...{ name: ['Jonas', 'Eklund'], email: 'jonas.eklund@larkhouse.test', child: ['Tuva', 640] },
    ...{ room: 'Toddler Room', plan: 'Weekly Daycare Plan', weekdays: TWO_DAYS },
    ...{ asked: 27, made: 10, start: 10, deposit: 50_000, accepted: 9, paid: 3 },
  },
  {
    ...{ name: ['Felix', 'Brandt'], email: 'felix.brandt@example.com', language: 'de', child: [null, -50] },
    ...{ ...INFANTS, asked: 22, made: 7, start: 140, deposit: 60_000, accepted: 6 },
  },
  {
    ...{ name: ['Camille', 'Rousseau'], email: 'camille.rousseau@example.com', language: 'fr', child: ['Basile', 280] },
    ...{ ...INFANTS, asked: 19, made: 6, start: 34, deposit: 60_000 },
    declined: [5, 'Nous avons trouvé une place plus près de la maison. Merci pour tout !'],
  },
  {
    ...{ name: ['Inés', 'Cabrera'], email: 'ines.cabrera@example.com', language: 'es', child: ['Lola', 230] },
    ...{ ...SOME_DAYS, asked: 24, made: 8, start: 38, hours: 72, deposit: 40_000 },
  },
  {
    ...{ name: ['Maya', 'Fitzgerald'], email: null, child: ['Rory', 250] },
    ...{ ...SOME_DAYS, asked: 14, made: null, start: 30 },
  },
  {
    ...{ name: ['Tessa', 'Morgan'], email: 'tessa.morgan@example.com', child: ['Juno', 310] },
    ...{ ...INFANTS, weekdays: TWO_DAYS, asked: 18, made: 4, start: 45, deposit: 50_000 },
    withdrawn: [3, 'A sibling of the house needs these two days.'],
  },
];
/** Families who answer do so on the next open day, which holidays put off. */
const HOURS = 168;
/** Their numbers, behind those of the families who are here. */
const FIRST_PHONE = 190;
/** Where a place is not free yet it is looked for so many weeks later, and so often. */
const WEEKS_LATER = 4;
const TRIES = 6;
/** Who is passed over by a family that does not answer is asked in the morning, before the first moment that is shown. */
const PASSED_ON = '07:12';

/** Families ask and come onto the waitlist; the Director offers them places, and they accept, decline or say nothing. */
export function offers(server: Server, calendar: Calendar, cast: Cast, library: FormLibrary): Deed[] {
  const by = () => cast.staff(DIRECTOR);
  const ids = new Map<Offered, number>();
  const inquiries = new Map<Offered, number>();
  const on = (back: number, time: string) => calendar.moment(calendar.dayBack(back, time), time);
  const whereMade = async (offered: Offered, act: (id: number) => Promise<unknown>) => {
    const id = ids.get(offered);
    if (id !== undefined) await act(id);
  };
  const silent = OFFERED.find((one) => one.made !== null && !one.accepted && !one.declined && one.made > 7);
  const next = OFFERED.find(({ made }) => made === null);

  const deedsOf = (offered: Offered, place: number): Deed[] => {
    const { asked, made, accepted, paid, declined, withdrawn, hours = HOURS } = offered;
    const minute = String(5 + place * 6).padStart(2, '0');
    const came: Deed = {
      at: on(asked, `19:${minute}`),
      act: async (scope) => inquiries.set(offered, await ask(scope, calendar, offered, place)),
    };
    const waits: Deed = {
      at: on(asked - 1, `10:${minute}`),
      by,
      act: (scope) => setInquiryState(scope, inquiries.get(offered) ?? 0, { state: 'waiting' }),
    };
    if (made === null) return [came, waits];
    const at = on(made, `15:${minute}`);
    const makes: Deed = {
      at,
      by,
      act: async (scope) => {
        const id = await offerTo(server, scope, { offered, inquiryId: inquiries.get(offered) ?? 0, calendar, library });
        if (id !== undefined) ids.set(offered, id);
      },
    };
    const answers: Deed[] = [];
    const family = (back: number, act: (scope: Scope, id: number) => Promise<unknown>) =>
      answers.push({ at: on(back, `20:${minute}`), act: (scope) => whereMade(offered, (id) => act(scope, id)) });
    const office = (back: number, act: (scope: Scope, id: number) => Promise<unknown>) =>
      answers.push({ at: on(back, `11:${minute}`), by, act: (scope) => whereMade(offered, (id) => act(scope, id)) });
    if (accepted !== undefined) family(accepted, (scope, id) => accept(server, scope, id));
    if (paid !== undefined) office(paid, pay);
    if (declined) family(declined[0], async (scope, id) => end(server, scope, id, 'declined', declined[1]));
    if (withdrawn) office(withdrawn[0], async (scope, id) => end(server, scope, id, 'withdrawn', withdrawn[1]));
    if (offered === silent)
      answers.push({
        at: new Date(at.getTime() + hours * 3_600_000),
        act: (scope) => whereMade(offered, async (id) => expireOffer(server, scope, await lockedOffer(scope, id))),
      });
    return [came, waits, makes, ...answers];
  };
  const passedOn: Deed = {
    at: on(0, PASSED_ON),
    by,
    act: async (scope) => {
      if (silent && next) await whereMade(silent, async (id) => askNext(server, scope, await lockedOffer(scope, id)));
    },
  };
  return [...OFFERED.flatMap(deedsOf), passedOn];
}

/** The family writes to the center, and says from when on it needs a place. */
function ask(scope: Scope, { today }: Calendar, { name, email, language = 'en', ...offered }: Offered, place: number) {
  const [firstName, lastName] = name;
  const [first, age] = offered.child;
  const day = addDays(today, -age);
  const born = age < 0 ? { birthDate: null, dueDate: day } : { birthDate: day, dueDate: null };
  const wish = { wishedStart: addDays(today, offered.start - 7), weekdays: [...offered.weekdays] };
  return keepInquiry(
    scope,
    {
      contacts: [{ firstName, lastName, email, phoneNumber: phone(FIRST_PHONE + place) }],
      children: [{ firstName: first, lastName: first && lastName, ...born, ...wish }],
      language,
    },
    'family',
  );
}

interface Offering {
  readonly offered: Offered;
  readonly inquiryId: number;
  readonly calendar: Calendar;
  readonly library: FormLibrary;
}

/** The first day on which there is a place is offered; undefined: there is none for months. */
async function offerTo(server: Server, scope: Scope, { offered, inquiryId, calendar, library }: Offering) {
  const { room, plan, weekdays, start, hours = HOURS, deposit = 0 } = offered;
  const [child] = (await scope.one(inquiryById(inquiryId))).children;
  const roomId = (await scope.all(roomsOfHouse(calendar.today))).find(({ name }) => name === room)?.id;
  if (!child || roomId === undefined) return undefined;
  const slots = weekdays.map((weekday) => ({ weekday, arrives: '08:30', leaves: '16:00' }));
  for (let later = 0; later < TRIES; later += 1) {
    const startsOn = dayFrom(calendar, addDays(calendar.today, start + later * WEEKS_LATER * 7), weekdays);
    const dateOfBirth = child.birthDate ?? child.dueDate ?? startsOn;
    const { full } = await meetingsInRoom(scope, { from: startsOn, roomId, slots, dateOfBirth });
    if (full) continue;
    const plans = (await scope.all(planRows(startsOn))).filter(
      ({ name }) => name === plan || name === 'Registration fee',
    );
    const formIds = [library.idOf('enrollment-agreement'), library.idOf('photo-consent')];
    return makeOffer(server, scope, {
      ...{ inquiryChildId: child.id, roomId, startsOn, slots, deposit, hours, formIds },
      ...{ planIds: plans.map(({ id }) => id), isRefundable: true, shortAcknowledged: true },
    });
  }
  return undefined;
}

/** The first day from a date on, on which the center is open and the child comes. */
function dayFrom({ isOpen }: Calendar, from: string, weekdays: readonly number[]): string {
  let day = from;
  while (!(isOpen(day) && weekdays.includes(weekdayOf(day)))) day = addDays(day, 1);
  return day;
}

/** The family accepts what it read. */
async function accept(server: Server, scope: Scope, id: number): Promise<void> {
  const offer = await lockedOffer(scope, id);
  const { total } = await priceFor(scope, offer.planIds, offer.startsOn, offer.slots);
  await acceptOffer(server, scope, offer, total);
}

/** The deposit comes as a check, with the registration fee. */
async function pay(scope: Scope, id: number): Promise<void> {
  const { childId } = await lockedOffer(scope, id);
  const [charged] = childId === null ? [] : await scope.all(depositsOf([childId]));
  if (charged)
    await bookPayment(scope, charged.accountId, { amount: charged.balance, method: 'check', reference: '1184' });
}

async function end(server: Server, scope: Scope, id: number, as: 'declined' | 'withdrawn', reason: string) {
  await endOffer(server, scope, await lockedOffer(scope, id), { as, reason });
}
