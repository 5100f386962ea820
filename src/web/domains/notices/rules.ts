import type { Api } from '#contract/index.ts';
import type { Reply, Sent } from '#contract/kernel/endpoint.ts';

export type FamilyNotice = Reply<Api['GET /api/parent/notices']>[number];
export type NewNotice = Sent<Api['POST /api/parent/notices']>['body'];
export type NoticeKind = FamilyNotice['kind'];

/** What a family can tell the center, in the order in which it is offered. */
export const NOTICES_OFFERED: readonly NoticeKind[] = ['absence', 'late-arrival', 'pickup', 'note'];

export const isNoticeKind = (asked: string | null): asked is NoticeKind =>
  NOTICES_OFFERED.some((kind) => kind === asked);

/** Which fields a kind asks for beside its day and its text. */
export const FIELDS_OF: Readonly<
  Record<NoticeKind, { readonly range: boolean; readonly time: boolean; readonly person: boolean }>
> = {
  absence: { range: true, time: false, person: false },
  'late-arrival': { range: true, time: true, person: false },
  pickup: { range: false, time: true, person: true },
  note: { range: false, time: false, person: false },
};

/** What was typed into one of the four forms. */
export interface NoticeValues {
  readonly from: string;
  readonly to: string;
  readonly time: string;
  readonly person: string;
  readonly text: string;
}

/** What to send of it: only what the kind asks for. */
export function noticeToSend(childId: number, kind: NoticeKind, values: NoticeValues): NewNotice {
  const { range, time, person } = FIELDS_OF[kind];
  return {
    childId,
    kind,
    from: values.from,
    ...(range && values.to && { to: values.to }),
    ...(time && { time: values.time }),
    ...(person && { person: values.person }),
    text: values.text,
  };
}
