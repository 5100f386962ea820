import type { Api } from '#contract/index.ts';
import { DEFAULT_ROLES } from '#contract/kernel/access.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { fullName, nameMatches } from '#web/domains/children/rules.ts';

export type StaffMember = Reply<Api['GET /api/staff']>[number];
export type AccountStatus = StaffMember['accountStatus'];
type Room = Reply<Api['GET /api/rooms']>[number];

/** Dashboard shows 3 staff (staff-5). */
export const STAFF_SHOWN = 3;

export const onDuty = (staff: readonly StaffMember[]): StaffMember[] => staff.filter((member) => member.isOnDuty);

/** The role says 'teacher'; everyone else counts as support staff (staff-5). */
export const isTeacher = ({ role }: Pick<StaffMember, 'role'>): boolean => /teacher/i.test(role);

/** The numbers of the summary cards. */
export function countStaff(staff: readonly StaffMember[]) {
  const teachers = staff.filter(isTeacher).length;
  return { total: staff.length, onDuty: onDuty(staff).length, teachers, support: staff.length - teachers };
}

export const ROLE_FILTERS = ['all', 'teacher', 'nurse', 'director'] as const;
export type RoleFilter = (typeof ROLE_FILTERS)[number];

export const inRoleFilter = ({ role }: Pick<StaffMember, 'role'>, filter: RoleFilter): boolean =>
  filter === 'all' || role.toLowerCase().includes(filter);

/** Whether every word that was typed occurs in the name or the role, as it is kept or as it is shown. */
export const staffMatches = (member: StaffMember, typed: string, shownRole: string): boolean =>
  nameMatches({ firstName: fullName(member), lastName: `${member.role} ${shownRole}` }, typed);

/** The role options: the center's, while they are not known the usual ones (staff-1). */
export const roleOptions = (roles: readonly { readonly name: string }[] = DEFAULT_ROLES): string[] =>
  roles.map(({ name }) => name);

const ROOM_OPTIONS = ['Toddler Room', 'Preschool Room', 'Infants', 'Playground', 'Main Office'];

/** The form's word for the Infant Room (center-2). */
const roomOption = (room: string): string => (room === 'Infant Room' ? 'Infants' : room);

/** The room options of the staff form (staff-1), then the center's own other rooms. */
export function roomOptions(rooms: readonly Pick<Room, 'name'>[]): string[] {
  const own = rooms.map(({ name }) => roomOption(name));
  return [...new Set([...ROOM_OPTIONS, ...own])];
}

/** What the staff form holds; no room is ''. */
export type StaffValues = {
  firstName: string;
  lastName: string;
  role: string;
  room: string;
  phone: string;
  email: string;
};

export const NOBODY: StaffValues = { firstName: '', lastName: '', role: '', room: '', phone: '', email: '' };

export const valuesOf = ({ firstName, lastName, role, room, phone, email }: StaffMember): StaffValues => ({
  firstName,
  lastName,
  role,
  room: room === null ? '' : roomOption(room),
  phone,
  email,
});

/** What is sent: choosing no room sends null (staff-1). */
export const bodyOf = <Values extends Partial<StaffValues>>(values: Values) => ({
  ...values,
  ...(values.room !== undefined && { room: values.room || null }),
});
