/** Where 'now' comes from; tests put their own in its place. */
export interface Clock {
  now(): Date;
}
export const systemClock: Clock = { now: () => new Date() };
