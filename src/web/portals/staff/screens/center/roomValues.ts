import type { RoomSettings } from '#web/domains/center/rules.ts';

type AgeGroup = NonNullable<RoomSettings['ageGroup']>;
type Fields = Pick<RoomSettings, 'name' | 'ageGroup' | 'capacity' | 'childrenPerStaff' | 'version'>;

export type RoomValues = { name: string; ageGroup: AgeGroup | ''; capacity: string; childrenPerStaff: string };

export const AGE_GROUP_KEYS = ['infants', 'toddlers', 'preschool', 'pre-k'] as const satisfies readonly AgeGroup[];

export const NEW_ROOM: Fields = { name: '', ageGroup: null, capacity: null, childrenPerStaff: null, version: 0 };

export const roomValuesOf = ({ name, ageGroup, capacity, childrenPerStaff }: Fields): RoomValues => ({
  name,
  ageGroup: ageGroup ?? '',
  capacity: capacity?.toString() ?? '',
  childrenPerStaff: childrenPerStaff?.toString() ?? '',
});

/** What is sent: a place without a group has no ratio, whatever was typed before. */
export const bodyOf = ({ name, ageGroup, capacity, childrenPerStaff }: RoomValues) => ({
  name,
  ageGroup: ageGroup || null,
  capacity: capacity.trim() === '' ? null : Number(capacity),
  childrenPerStaff: ageGroup === '' || childrenPerStaff.trim() === '' ? null : Number(childrenPerStaff),
});
