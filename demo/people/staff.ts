import type { NewStaffMember } from '#server/domains/staff/commands.ts';

/** Who works here. */
export interface Employee extends Pick<NewStaffMember, 'firstName' | 'lastName' | 'role' | 'room' | 'phone' | 'email'> {
  /** First and last name: how the rest of the demonstration speaks of them. */
  readonly key: string;
  /** Usual start and end of the day's work, HH:MM; null while on leave. */
  readonly shift: readonly [string, string] | null;
  /** ISO weekdays on which they work. */
  readonly weekdays: readonly number[];
  /** For how many days they have worked here. */
  readonly tenure: number;
}

const WEEK = [1, 2, 3, 4, 5];

function employee(
  name: string,
  login: string | null,
  [role, room]: readonly [string, string | null],
  shift: Employee['shift'],
  tenure: number,
  weekdays: readonly number[] = WEEK,
): Employee {
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = `${login ?? mailName(name)}@larkhouse.test`;
  return { key: name, firstName, lastName, role, room, phone: '', email, shift, weekdays, tenure };
}

/** 'Lucía Herrera' → 'lucia.herrera'. */
export const mailName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[\s-]+/g, '.')
    .toLowerCase();

/** The Director is made with the center itself. */
export const DIRECTOR = 'Diana Marsh';

/** Has no room of her own, and helps where she is needed. */
export const FLOATER = 'Ifeoma Bello';
/** Belong to no class, and care for children where somebody is missing or has a break. */
export const HELPERS: readonly string[] = [FLOATER, 'Walter Nowak', 'Chloe Bennett'];

const LEAD = 'Lead Teacher';
const ASSISTANT = 'Assistant Teacher';
const SUPPORT = 'Support Staff';

export const EMPLOYEES: readonly Employee[] = [
  employee(DIRECTOR, 'director', ['Director', 'Main Office'], ['08:15', '17:15'], 1200),
  employee('Elena Vasquez', 'lead', [LEAD, 'Preschool Room'], ['07:45', '16:30'], 1150),
  employee('Grace Mensah', null, [LEAD, 'Infant Room'], ['06:50', '15:30'], 1150),
  employee('Thomas Lindqvist', null, [LEAD, 'Toddler Room'], ['07:45', '16:30'], 830),
  employee('Naomi Feldman', null, [LEAD, 'Pre-K Room'], ['08:15', '17:15'], 1020),
  employee('Jamal Whitfield', 'assistant', [ASSISTANT, 'Preschool Room'], ['09:15', '18:05'], 610),
  employee('Priya Raman', null, [ASSISTANT, 'Infant Room'], ['08:15', '17:15'], 540),
  employee('Lucía Herrera', null, [ASSISTANT, 'Infant Room'], ['09:15', '18:05'], 205),
  employee('Kenji Watanabe', null, [ASSISTANT, 'Toddler Room'], ['06:50', '15:30'], 760),
  employee('Rosalie Tremblay', null, [ASSISTANT, 'Toddler Room'], ['09:15', '18:05'], 395),
  employee('Samuel Adeyemi', null, [ASSISTANT, 'Pre-K Room'], ['06:50', '15:30'], 480),
  // On parental leave: still on the staff list, not in the house.
  employee('Hannah Kowalczyk', null, [ASSISTANT, 'Toddler Room'], null, 900),
  employee('Maribel Santos', 'nurse', ['Nurse', 'Main Office'], ['09:15', '14:30'], 700, [1, 2, 4, 5]),
  employee('Walter Nowak', 'support', [SUPPORT, 'Main Office'], ['06:50', '13:00'], 980),
  employee(FLOATER, null, [SUPPORT, null], ['08:15', '13:30'], 660),
  employee('Chloe Bennett', null, [SUPPORT, 'Playground'], ['14:30', '18:05'], 150),
];

export const isTeacher = ({ role }: Employee): boolean => role === LEAD || role === ASSISTANT;

/** The teachers of a room, its lead first. */
export const teachersOf = (room: string): Employee[] =>
  EMPLOYEES.filter((one) => one.room === room && isTeacher(one) && one.shift !== null);
