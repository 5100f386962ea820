import { sql } from 'kysely';

/**
 * Plans follow from statistics, which are out of date after much was written at once: until the database sees it by itself,
 * a minute or more, what was quick may end at the time limit. For the end of a job that writes much, and midway.
 */
export const refreshStatistics = () => sql`select refresh_statistics()`;
