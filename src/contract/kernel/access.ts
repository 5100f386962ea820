/** What a role may do. The Director assigns capabilities to roles; the defaults are in DEFAULT_ROLES. */
export const CAPABILITIES = [
  'children.see',
  'children.enroll',
  'children.remove',
  'medical.see',
  'attendance.record',
  'daily-reports',
  'incidents',
  'activities.see',
  'activities.record',
  'milestones',
  'gallery',
  'events.see',
  'events.write',
  'messages',
  'messages.office',
  'staff.see',
  'staff.manage',
  'staff.pay',
  'staff.health',
  'duty.own',
  'duty.anyone',
  'rota',
  'admissions',
  'cameras.watch',
  'cameras.manage',
  'reports.read',
  'parents.see',
  'parents.invite',
  'tax-documents',
  'forms',
  'billing',
  'center.manage',
  'account-links',
  'roles.manage',
  'audit.read',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

const EVERYBODY: readonly Capability[] = [
  'children.see',
  'attendance.record',
  'messages',
  'events.see',
  'activities.see',
  'staff.see',
  'duty.own',
];
const CARE: readonly Capability[] = [
  ...EVERYBODY,
  'daily-reports',
  'incidents',
  'activities.record',
  'milestones',
  'gallery',
  'cameras.watch',
  'reports.read',
];
const LEAD: readonly Capability[] = [
  ...CARE,
  'medical.see',
  'children.enroll',
  'parents.see',
  'parents.invite',
  'events.write',
  'duty.anyone',
  'rota',
  'admissions',
];

/** The roles of a new center, in the order of the staff form's options (staff-1, staff-6). */
export const DEFAULT_ROLES: ReadonlyArray<{ readonly name: string; readonly capabilities: readonly Capability[] }> = [
  { name: 'Lead Teacher', capabilities: LEAD },
  { name: 'Assistant Teacher', capabilities: CARE },
  { name: 'Nurse', capabilities: [...CARE, 'medical.see'] },
  { name: 'Director', capabilities: CAPABILITIES },
  { name: 'Support Staff', capabilities: EVERYBODY },
];

/** What the Director's role can't lose: without them nobody could give rights back (staff-7). */
export const DIRECTOR_KEEPS = [
  'roles.manage',
  'staff.manage',
  'staff.see',
  'center.manage',
] as const satisfies Capability[];

export type Audience = 'staff' | 'parent';
/** Where a paired tablet stands: an endpoint is for those at the entrance, for those of a room, or for any. */
export type DevicePlace = 'any' | 'entrance' | 'room';

/** Who may call an endpoint. Which records they may touch is decided by the database and the domain's access rules. */
export interface Access {
  /** Staff with one of these capabilities; an empty list means every signed-in staff member. */
  readonly staff?: readonly Capability[];
  /** Signed-in parents. */
  readonly parent?: true;
  /** Tablets that were paired with the center: those at the entrance, those of a room, or both. */
  readonly device?: DevicePlace;
  /** Nobody has to be signed in. */
  readonly anyone?: true;
}

export const anyone = { anyone: true } as const satisfies Access;
export const anyStaff = { staff: [] } as const satisfies Access;
export const anyDevice = { device: 'any' } as const satisfies Access;
export const entranceDevice = { device: 'entrance' } as const satisfies Access;
export const roomDevice = { device: 'room' } as const satisfies Access;
export const anyParent = { parent: true } as const satisfies Access;
export const everybodySignedIn = { staff: [], parent: true } as const satisfies Access;
/** Staff with at least one of the capabilities. */
export const staffWith = (...anyOf: Capability[]): Access => ({ staff: anyOf });
/** Staff with at least one of the capabilities, and parents (for what is theirs). */
export const parentsAndStaffWith = (...anyOf: Capability[]): Access => ({ staff: anyOf, parent: true });
