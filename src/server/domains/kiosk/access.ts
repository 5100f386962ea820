import type { Capability } from '#contract/kernel/access.ts';
import type { DeviceActor } from '#server/kernel/access/actor.ts';
import { type Rule, staffWith } from '#server/kernel/access/rules.ts';

/** What classroom tablets sent is seen to by those who may log it themselves. */
export const maySeeRoomEntries = staffWith('activities.record');

/** What such an entry says is recorded by staff who may say it. */
export const maySay = (needed: Capability) => staffWith(needed);

type ClassroomTablet = DeviceActor & { readonly room: NonNullable<DeviceActor['room']> };
/** A tablet about its own room. */
export const classroomTablet: Rule<ClassroomTablet> = (actor): actor is ClassroomTablet =>
  actor.kind === 'device' && actor.room !== null;
