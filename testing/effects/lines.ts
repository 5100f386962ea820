import type { Effects } from './effects-of.ts';

/** What came of a call, a line for each effect. */
export const textOf = ({ then, ...own }: Effects): string =>
  [...linesOf(own), ...new Set(then.flatMap(linesOfJob))].join('\n') || 'nothing';

/** Of letters to many people it is said once that there are some. */
const linesOfJob = ([task, effects]: Effects['then'][number]): string[] =>
  linesOf(effects).map((line) => `then ${task} ${line.replace(/(queue .*mail) \d+/, '$1')}`);

export const linesOf = ({ audited, queued, told }: Omit<Effects, 'then'>): string[] => [
  ...audited.map((line) => `audit ${line}`),
  ...queued.map((line) => `queue ${line}`),
  ...(told.length > 0 ? [`tell ${told.join(' ')}`] : []),
];
