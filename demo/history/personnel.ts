import type { AgeGroup } from '#contract/center-choices.ts';
import type { Position } from '#contract/employment-choices.ts';
import { sayAvailability } from '#server/domains/employment/availability.ts';
import { agreeOnTerms, beginEmployment } from '#server/domains/employment/commands.ts';
import { setPay } from '#server/domains/employment/pay.ts';
import { addQualification } from '#server/domains/employment/qualifications.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Server } from '#server/server.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { DIRECTOR, EMPLOYEES, type Employee, HELPERS } from '../people/staff.ts';
import { minutesOf } from '../time.ts';
import type { Deed } from '../timeline.ts';

const DEGREE = 'Degree in early childhood education';
const CREDENTIAL = 'Child Development Associate';
const GROUPS: Readonly<Record<string, AgeGroup>> = {
  'Infant Room': 'infants',
  'Toddler Room': 'toddlers',
  'Preschool Room': 'preschool',
  'Pre-K Room': 'pre-k',
};
/** Cents an hour; of the Director cents a year. */
const RATES: Readonly<Record<Position, number>> = {
  director: 6_850_000,
  'lead-teacher': 2_475,
  teacher: 2_125,
  aide: 1_780,
  floater: 1_850,
  nurse: 3_150,
  cook: 1_900,
  support: 1_725,
};
/** So long somebody was an aide before becoming a teacher, in days. */
const AIDE_FOR = 365;

/** The office catches up on personnel files: who was hired when and as what, for whom they are qualified, and what they are paid. */
export const personnelFiles = (server: Server, calendar: Calendar, cast: Cast): Deed[] =>
  EMPLOYEES.map((employee, index) => ({
    at: calendar.moment(addDays(calendar.today, -30), `13:${String(10 + index)}`),
    by: () => cast.staff(DIRECTOR),
    act: async (scope) => {
      const { id } = cast.staff(employee.key);
      const hiredOn = addDays(calendar.today, -employee.tenure);
      const position = positionOf(employee);
      const wasAide = position === 'teacher' && employee.tenure > AIDE_FOR;
      const terms = { weeklyMinutes: weekOf(employee), workweekStarts: 7, isExempt: position === 'director' };
      const begun = await beginEmployment(scope, id, { hiredOn, position: wasAide ? 'aide' : position, ...terms });
      const employmentId = begun.employments[0]?.id ?? 0;
      const file = wasAide
        ? await agreeOnTerms(scope, id, employmentId, { fromDate: addDays(hiredOn, AIDE_FOR), position, ...terms })
        : begun;
      for (const term of file.employments[0]?.terms ?? []) {
        const kind = term.position === 'director' ? 'salary' : 'hourly';
        await setPay(server, scope, id, { employmentId, termId: term.id }, { kind, rate: RATES[term.position] });
      }
      for (const ageGroup of groupsOf(employee))
        await addQualification(scope, id, { ageGroup, fromDate: hiredOn, note: noteOf(employee) });
      if (employee.shift) await sayAvailability(scope, id, timesOf(employee));
    },
  }));

function positionOf({ key, role, tenure }: Employee): Position {
  if (HELPERS.includes(key)) return 'floater';
  if (role === 'Director') return 'director';
  if (role === 'Lead Teacher') return 'lead-teacher';
  if (role === 'Assistant Teacher') return tenure > AIDE_FOR ? 'teacher' : 'aide';
  return role === 'Nurse' ? 'nurse' : 'support';
}

/** Their own group and, of teachers, those beside it; a floater cares for everybody but infants. */
function groupsOf({ key, role, room }: Employee): AgeGroup[] {
  if (HELPERS.includes(key)) return ['toddlers', 'preschool', 'pre-k'];
  const own = room === null ? undefined : GROUPS[room];
  if (!own) return [];
  if (role === 'Lead Teacher') return ['infants', 'toddlers', 'preschool', 'pre-k'];
  return own === 'infants' || own === 'toddlers' ? ['infants', 'toddlers'] : ['preschool', 'pre-k'];
}

const noteOf = ({ role }: Employee): string | null =>
  role === 'Lead Teacher' ? DEGREE : role === 'Assistant Teacher' ? CREDENTIAL : null;

/** Minutes of their shifts of a week, without the hour's break of long ones; null while on leave. */
function weekOf({ shift, weekdays }: Employee): number | null {
  if (!shift) return null;
  const minutes = minutesOf(shift[1]) - minutesOf(shift[0]);
  return (minutes > LONG ? minutes - 60 : minutes) * weekdays.length;
}
const LONG = 6 * 60;

/** An hour around their usual shift. */
const timesOf = ({ shift, weekdays }: Employee) =>
  weekdays.map((weekday) => ({
    weekday,
    from: shift && shift[0] < '08:00' ? '06:30' : '08:00',
    to: shift && shift[1] > '16:00' ? '18:30' : '16:30',
  }));
