import type { Reply } from '../../../contract/endpoint.ts';
import type { Api } from '../../../contract/index.ts';

export type Room = Reply<Api['GET /api/rooms']>[number];
export type CenterStatus = Reply<Api['GET /api/center/status']>;
export type CenterWeather = NonNullable<CenterStatus['weather']>;
export type RoomRatio = Reply<Api['GET /api/rooms/ratios']>[number];

/** The rooms a child can be enrolled in: those that hold an age group. */
export const enrollmentRooms = (rooms: readonly Room[]): Room[] => rooms.filter((room) => room.ageGroup !== null);
