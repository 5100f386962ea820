import type { Api } from '#contract/index.ts';
import { CAPABILITIES, type Capability, DEFAULT_ROLES, DIRECTOR_KEEPS } from '#contract/kernel/access.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';

export type Role = Reply<Api['GET /api/roles']>[number];

/** The capabilities in the groups in which a role is shown (staff-6). */
export const CAPABILITY_GROUPS = {
  everyday: ['children.see', 'attendance.record', 'messages', 'events.see', 'activities.see', 'staff.see', 'duty.own'],
  care: ['daily-reports', 'activities.record', 'milestones', 'gallery', 'incidents'],
  watching: ['cameras.watch', 'reports.read'],
  medical: ['medical.see'],
  families: ['children.enroll', 'parents.invite', 'parents.see', 'events.write', 'duty.anyone', 'rota', 'admissions'],
  leading: [
    'messages.office',
    'children.remove',
    'staff.manage',
    'staff.pay',
    'staff.health',
    'cameras.manage',
    'tax-documents',
    'forms',
    'billing',
    'center.manage',
    'account-links',
    'roles.manage',
    'audit.read',
  ],
} as const satisfies Readonly<Record<string, readonly Capability[]>>;
export const GROUPS = Object.keys(CAPABILITY_GROUPS) as (keyof typeof CAPABILITY_GROUPS)[];

/** Whether a role has each capability. */
export type Rights = Readonly<Record<Capability, boolean>>;

export const rightsOf = ({ capabilities }: Pick<Role, 'capabilities'>): Rights => {
  const has = new Set(capabilities);
  return Object.fromEntries(CAPABILITIES.map((capability) => [capability, has.has(capability)])) as Rights;
};

export const capabilitiesIn = (rights: Rights): Capability[] => CAPABILITIES.filter((capability) => rights[capability]);

/** What cannot be taken from a role. */
export const isKept = ({ name }: Pick<Role, 'name'>, capability: Capability): boolean =>
  name === 'Director' && DIRECTOR_KEEPS.some((kept) => kept === capability);

/** What a role of this name may usually do; undefined for a role of the center's own. */
export function usualRightsOf({ name }: Pick<Role, 'name'>): Rights | undefined {
  const usual = DEFAULT_ROLES.find((role) => role.name === name);
  return usual && rightsOf({ capabilities: [...usual.capabilities] });
}

export const areSame = (one: Rights, other: Rights): boolean =>
  CAPABILITIES.every((capability) => one[capability] === other[capability]);
