import type { Capability } from '../../contract/access.ts';
import { Refusal } from '../refusal.ts';

export interface StaffActor {
  readonly kind: 'staff';
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly capabilities: ReadonlySet<string>;
}
export interface ParentActor {
  readonly kind: 'parent';
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  /** Children of whom this person is a guardian now. */
  readonly childIds: readonly number[];
}
/** A tablet at the door. It has no capabilities; its endpoints are all that it may do. */
export interface DeviceActor {
  readonly kind: 'device';
  readonly id: number;
  readonly name: string;
}
/** Jobs, the setup and the demonstration center. */
export interface SystemActor {
  readonly kind: 'system';
}
export type Actor = StaffActor | ParentActor | DeviceActor | SystemActor;

/** Whether it is somebody with an account. */
export const isPerson = (actor: Actor): actor is StaffActor | ParentActor =>
  actor.kind === 'staff' || actor.kind === 'parent';

/** Whether the actor may do what the capability names; the system may do everything. */
export const can = (actor: Actor, capability: Capability): boolean =>
  actor.kind === 'system' || (actor.kind === 'staff' && actor.capabilities.has(capability));

/** The id of the acting staff member, for columns that say who recorded something; null for the system and for tablets. */
export function staffIdOf(actor: Actor): number | null {
  if (actor.kind === 'parent') throw new Refusal(403, 'You are not allowed to do this');
  return actor.kind === 'staff' ? actor.id : null;
}
