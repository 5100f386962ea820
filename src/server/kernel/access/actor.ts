import { notAllowed } from '../http-error.ts';

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
/** A kiosk. It has no capabilities; its endpoints are all that it may do. */
export interface DeviceActor {
  readonly kind: 'device';
  readonly id: number;
  readonly name: string;
  /** The room of a classroom tablet; null: it stands at the entrance. */
  readonly room: { readonly id: number; readonly name: string } | null;
}
/** Jobs, the setup and the demonstration center. */
export interface SystemActor {
  readonly kind: 'system';
}
export type Actor = StaffActor | ParentActor | DeviceActor | SystemActor;

/** Whether it is somebody with an account: a staff member or a parent. */
export const isPerson = (actor: Actor): actor is StaffActor | ParentActor =>
  actor.kind === 'staff' || actor.kind === 'parent';

/** The id of the acting staff member, for columns that say who recorded something; null for the system and for kiosks. */
export function staffIdOf(actor: Actor): number | null {
  if (actor.kind === 'parent') throw notAllowed();
  return actor.kind === 'staff' ? actor.id : null;
}
