import type { ReactNode } from 'react';
import type { DutyRequest } from '#web/domains/time-clock/rules.ts';
import { formatDate, formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useDutyTimes } from '#web/portals/staff/screens/staff/duties/useDutyTimes.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

const TONES: Readonly<Record<DutyRequest['status'], BadgeTone>> = {
  open: 'attention',
  accepted: 'success',
  declined: 'neutral',
};

type RequestItemProps = { request: DutyRequest; name?: string; actions?: ReactNode };

/** A correction that was asked for: what is recorded, what it should be, why, and what became of it. */
export function RequestItem({ request, name, actions }: RequestItemProps) {
  const { t } = useTranslation();
  const times = useDutyTimes();
  const { duty, startDate, reason, status, askedAt, answeredBy, answeredAt, answer } = request;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {name ?? formatDate(startDate, 'full')}
          <Badge tone={TONES[status]}>{t(`timeClock.requests.status.${status}`)}</Badge>
        </p>
        {name && <p>{formatDate(startDate, 'full')}</p>}
        {status !== 'accepted' && (
          <p className="text-ink-soft tabular-nums">
            {duty ? t('timeClock.requests.recorded', { times: times(duty) }) : t('timeClock.requests.missing')}
          </p>
        )}
        <p className="tabular-nums">{t('timeClock.requests.asked', { times: times(request) })}</p>
        <p className="break-words text-ink-soft">{t('timeClock.requests.reason', { reason })}</p>
        <p className="text-ink-soft text-sm">
          {status === 'open'
            ? t('timeClock.requests.askedAt', { when: formatInstant(askedAt) })
            : t(`timeClock.requests.answered.${status}`, {
                name: answeredBy ?? '',
                when: answeredAt ? formatInstant(answeredAt) : '',
              })}
        </p>
        {answer && <p className="break-words">{t('timeClock.requests.answer', { answer })}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </li>
  );
}
