import type { Scope } from '#server/db/scope.ts';
import { askFeeOf, setInquiryState } from '#server/domains/admissions/commands.ts';
import { feesOf } from '#server/domains/admissions/fee-queries.ts';
import { changeFee, setFee } from '#server/domains/admissions/fees.ts';
import { keepForecast } from '#server/domains/admissions/opening-commands.ts';
import { inquiryById } from '#server/domains/admissions/queries.ts';
import { keepInquiry } from '#server/domains/admissions/receive.ts';
import { pauseChild, stepOfUpkeep } from '#server/domains/admissions/upkeep-commands.ts';
import { placesAhead } from '#server/domains/planning/read.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Server } from '#server/server.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { DIRECTOR } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';

/** Families who have waited for long: one was asked by mail and has not answered yet, one has no e-mail and is to be called. */
const WAITING = [
  { name: ['Nadia', 'Haddad'], email: 'nadia.haddad@example.com', phone: '(555) 555-0311', child: 'Samir', age: 520 },
  { name: ['Peter', 'Lindqvist'], email: null, phone: '(555) 555-0312', child: 'Alma', age: 330 },
] as const;
/** Open days ago. */
const CAME = 75;
const ASKED = 7;

/** What becomes of the waitlist with time: who is asked, who pauses, and what is expected of the months ahead. */
export function waiting(server: Server, calendar: Calendar, cast: Cast, inquiries: Map<string, number>): Deed[] {
  const by = () => cast.staff(DIRECTOR);
  const on = (back: number, time: string) => calendar.moment(calendar.dayBack(back, time), time);
  const families = WAITING.flatMap(({ name: [firstName, lastName], email, phone, child, age }, place): Deed[] => {
    const time = `10:1${place}`;
    const came = calendar.dayBack(CAME, time);
    let id = 0;
    const enter: Deed = {
      at: on(CAME, time),
      by,
      act: async (scope) => {
        const born = addDays(calendar.today, -age);
        const wish = { wishedStart: addDays(came, 120), weekdays: [1, 2, 3, 4, 5] };
        id = await keepInquiry(
          scope,
          {
            contacts: [{ firstName, lastName, email, phoneNumber: phone }],
            children: [{ ...wish, firstName: child, lastName, birthDate: born, dueDate: null }],
            language: 'en',
          },
          'staff',
        );
        inquiries.set(`${firstName} ${lastName}`, id);
        await setInquiryState(scope, id, { state: 'waiting' });
      },
    };
    const ask: Deed = { at: on(ASKED, '08:47'), act: (scope) => stepOfUpkeep(server, scope, id) };
    return email === null ? [enter] : [enter, ask];
  });
  const pause: Deed = {
    at: on(3, '19:25'),
    act: async (scope) => {
      const id = inquiries.get('Grace Kim') ?? 0;
      const [, second] = (await scope.one(inquiryById(id))).children;
      if (second) await pauseChild(scope, id, second.id, true);
    },
  };
  const foresee: Deed = {
    at: on(0, '07:15'),
    act: async (scope) => keepForecast(scope, await placesAhead(scope)),
  };
  return [...families, pause, ...fees(calendar, cast, inquiries), foresee];
}

/** A fee for the list since the day before yesterday: paid by one family, still to be paid by another one, and one is let off. */
function fees(calendar: Calendar, cast: Cast, inquiries: Map<string, number>): Deed[] {
  const by = () => cast.staff(DIRECTOR);
  const on = (back: number, time: string) => calendar.moment(calendar.dayBack(back, time), time);
  const feeOf = async (scope: Scope, name: string) => (await scope.one(feesOf(inquiries.get(name) ?? 0))).id;
  const terms: Deed = {
    at: on(2, '11:05'),
    by,
    act: async (scope) => {
      await changeFee(scope, { amount: 5_000, isRefundable: true, instructions: 'By check or Zelle, please.' });
      for (const name of ['Nadia Haddad', 'Peter Lindqvist', 'Grace Kim'])
        await askFeeOf(scope, inquiries.get(name) ?? 0);
    },
  };
  const notes: Deed = {
    at: on(1, '16:40'),
    by,
    act: async (scope) => {
      const paid = { state: 'paid', on: calendar.dayBack(1, '16:40'), method: 'check' } as const;
      await setFee(scope, await feeOf(scope, 'Nadia Haddad'), paid);
      await setFee(scope, await feeOf(scope, 'Grace Kim'), { state: 'waived', on: null, method: null });
    },
  };
  return [terms, notes];
}
