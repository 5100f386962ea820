import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import type { Action, Whereabouts } from './rules.ts';

export type DayNotice = Reply<Api['GET /api/notices']>[number];

/** Where a child is while what its family told still matters to the door; one that is not booked may come all the same. */
const MATTERS: Readonly<Record<DayNotice['kind'], readonly Whereabouts[]>> = {
  absence: ['expected', 'absent'],
  'late-arrival': ['expected'],
  pickup: ['expected', 'here'],
  note: ['expected', 'here', 'left', 'absent'],
  health: ['expected', 'here', 'left'],
};

/** Of a day's notices those of a child that still matter. */
export const mattering = (
  notices: readonly DayNotice[] | undefined,
  childId: number | undefined,
  whereabouts: Whereabouts,
): DayNotice[] =>
  (notices ?? []).filter(
    (notice) =>
      notice.childId === childId &&
      MATTERS[notice.kind].includes(whereabouts === 'unbooked' ? 'expected' : whereabouts),
  );

/** Notices of a child that have to do with what is being recorded. */
export const concerning = (notices: readonly DayNotice[], action: Action): DayNotice[] =>
  notices.filter(
    ({ kind }) => kind === 'note' || kind === 'health' || (kind === 'pickup') === (action === 'check-out'),
  );

/** Who the family said will collect the child: the last it told. */
export const expectedPerson = (notices: readonly DayNotice[]): string | null =>
  notices
    .filter(({ kind }) => kind === 'pickup')
    .toSorted((a, b) => a.reportedAt.localeCompare(b.reportedAt))
    .at(-1)?.person ?? null;
