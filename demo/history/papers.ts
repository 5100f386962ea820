import type { TrainingMode, TrainingTopic } from '#contract/papers-choices.ts';
import { addDocument, type NewDocument, verifyDocument } from '#server/domains/papers/commands.ts';
import { HEALTH_PAPERS, PAPERS } from '#server/domains/papers/shelves.ts';
import { addTraining } from '#server/domains/papers/training-commands.ts';
import { addDays, addMonths } from '#server/kernel/clock/zone.ts';
import type { Server } from '#server/server.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import { CENTER, writeLetter } from '../letters.ts';
import { DIRECTOR, EMPLOYEES, type Employee, HELPERS, isTeacher } from '../people/staff.ts';
import type { Shelf } from '../shelf.ts';
import type { Deed } from '../timeline.ts';

/** The office entered everything so many days ago. */
const ENTERED = 26;
/** Whose card for CPR has expired, whose ends soon, and who has not had their orientation. */
const EXPIRED = 'Jamal Whitfield';
const ENDS_SOON = 'Priya Raman';
const NOT_ORIENTED = 'Lucía Herrera';
/** Whose certificate lies there as a file. */
const FILED = 'Elena Vasquez';

const COURSES: readonly (readonly [string, number, TrainingMode, readonly TrainingTopic[]])[] = [
  ['Safe sleep and infant care', 180, 'instructor', ['infants', 'health-safety']],
  ['Recognizing and reporting abuse', 120, 'self', ['abuse-prevention']],
  ['Language in the early years', 360, 'instructor', ['development']],
  ['Positive guidance', 240, 'self-study', ['guidance']],
];

/** The papers and the training of the team: most in order, one card expired, one that ends soon, one thing missing. */
export function papersOfStaff(server: Server, calendar: Calendar, cast: Cast, shelf: Shelf): Deed[] {
  const { today } = calendar;
  const day = addDays(today, -ENTERED);
  return EMPLOYEES.map((employee, index): Deed => {
    const { key } = employee;
    const at = calendar.moment(day, `14:${String(10 + index)}`);
    const file =
      key === FILED
        ? shelf.document(`card ${key}`, 'CPR and first aid.pdf', () =>
            writeLetter({
              at,
              dated: inWords(cardOf(employee, today)),
              to: [key],
              subject: 'CPR and first aid for infants and children',
              paragraphs: [
                `${key} completed the course and passed the test of skills. This certificate holds for two years.`,
              ],
              facts: [['Place of work', CENTER]],
              from: 'Riverbend Safety Training',
            }),
          )
        : null;
    return {
      at,
      by: () => cast.staff(DIRECTOR),
      act: async (scope) => {
        const { id } = cast.staff(key);
        const filePath = file ? (await file(scope)).filePath : null;
        for (const paper of papersFor(employee, today, day, filePath)) {
          const made = await addDocument(server, scope, PAPERS, id, paper);
          if (paper.kind !== 'orientation') await verifyDocument(server, scope, PAPERS, made.id);
        }
        await addDocument(server, scope, HEALTH_PAPERS, id, {
          kind: 'tb-test',
          title: 'Tuberculosis skin test',
          number: null,
          issuedOn: addDays(today, -employee.tenure - 5),
          issuer: 'Riverbend Clinic',
        });
        if (!isTeacher(employee)) return;
        for (const [n, [title, minutes, mode, topics]] of COURSES.entries()) {
          const date = addDays(day, -20 - 35 * n - new Chance('course', key, title).between(0, 12));
          if (date > addDays(today, -employee.tenure))
            await addTraining(scope, id, { title, minutes, mode, topics, date });
        }
      },
    };
  });
}

type Papers = NewDocument<'background-check' | 'cpr-first-aid' | 'orientation'>[];

function papersFor(employee: Employee, today: string, entered: string, filePath: string | null): Papers {
  const { key, tenure } = employee;
  const hiredOn = addDays(today, -tenure);
  const papers: Papers = [
    {
      kind: 'background-check',
      title: 'Fingerprint background check',
      number: `BC-${1000 + new Chance('check', key).between(0, 8999)}`,
      issuedOn: addDays(hiredOn, -3),
      issuer: 'State Bureau of Investigation',
    },
  ];
  if (key !== NOT_ORIENTED) {
    const oriented = addDays(hiredOn, 4);
    papers.push({
      kind: 'orientation',
      title: 'Orientation in health and safety',
      number: null,
      issuedOn: oriented < entered ? oriented : entered,
      issuer: CENTER,
    });
  }
  if (isTeacher(employee) || HELPERS.includes(key) || key === DIRECTOR) {
    const issuedOn = cardOf(employee, today);
    papers.push({
      kind: 'cpr-first-aid',
      title: 'CPR and first aid',
      number: `RS-${20_000 + new Chance('card', key).between(0, 9999)}`,
      issuedOn,
      expiresOn: addMonths(issuedOn, 24),
      issuer: 'Riverbend Safety Training',
      filePath,
    });
  }
  return papers;
}

/** When somebody's card for CPR was issued; it holds for two years. */
function cardOf({ key }: Employee, today: string): string {
  if (key === EXPIRED) return addMonths(addDays(today, -12), -24);
  if (key === ENDS_SOON) return addMonths(addDays(today, 20), -24);
  return addDays(today, -new Chance('card of', key).between(60, 560));
}

const inWords = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
