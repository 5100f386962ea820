import type { Scope } from '../../db/scope.ts';
import { insertOpeningHours, insertRooms } from './queries.ts';
import { DEFAULT_HOURS, DEFAULT_ROOMS } from './rules.ts';

/** Gives a new center its rooms. */
export const createRooms = (scope: Scope) => scope.count(insertRooms(DEFAULT_ROOMS));

/** Gives a new center the usual opening hours. */
export const createOpeningHours = (scope: Scope) => scope.count(insertOpeningHours(DEFAULT_HOURS));
