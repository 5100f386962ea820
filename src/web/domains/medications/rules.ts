import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';

export type Medication = Reply<Api['GET /api/children/:id/medications']>[number];

/** Hours as people say them, for an interval in minutes: 90 is 1.5. */
export const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;
export const minutesOf = (hours: string): number => Math.round(Number(hours.replace(',', '.')) * 60);

/** 'HH:MM' times between commas or blanks, as typed. */
export const timesFrom = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .filter((time) => time !== '')
    .map((time) => time.padStart(5, '0'));
