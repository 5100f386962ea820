import { CircleCheck, CircleX, Clock, FileClock, FileQuestionMark, History, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShownState } from '#contract/child-documents-choices.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import type { ChildDocument } from './queries.ts';

/** How a document is, in words and with a shape. */
export function DocumentState({ state }: { state: ShownState }) {
  const { t } = useTranslation();
  const [tone, icon] = LOOKS[state];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`childDocuments.states.${state}`)}
    </Badge>
  );
}

const LOOKS: Readonly<Record<ShownState, readonly [BadgeTone, ReactNode]>> = {
  requested: ['info', <FileQuestionMark key="asked" aria-hidden="true" />],
  overdue: ['attention', <TriangleAlert key="late" aria-hidden="true" />],
  received: ['highlight', <FileClock key="waits" aria-hidden="true" />],
  accepted: ['success', <CircleCheck key="there" aria-hidden="true" />],
  expiring: ['highlight', <Clock key="soon" aria-hidden="true" />],
  expired: ['attention', <TriangleAlert key="over" aria-hidden="true" />],
  refused: ['attention', <CircleX key="refused" aria-hidden="true" />],
  withdrawn: ['neutral', null],
  replaced: ['neutral', <History key="former" aria-hidden="true" />],
};

/** Until when it is asked for or holds; nothing where no day was said. */
export function DocumentDates({ document }: { document: ChildDocument }) {
  const { t } = useTranslation();
  const { state, dueOn, issuedOn, expiresOn } = document;
  const isAsked = state === 'requested' || state === 'refused';
  const told = [
    isAsked && dueOn && t('childDocuments.dates.due', { date: formatDate(dueOn) }),
    issuedOn && t('childDocuments.dates.issued', { date: formatDate(issuedOn) }),
    expiresOn && t('childDocuments.dates.until', { date: formatDate(expiresOn) }),
  ].filter((text) => typeof text === 'string');
  return told.length > 0 ? <p className="text-ink-soft text-sm">{told.join(' · ')}</p> : null;
}
