import type { UseQueryResult } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { CenterStatus } from './rules.ts';
import { useOpeningText } from './useOpeningText.ts';
import { WeatherNow } from './WeatherNow.tsx';

type StatusCardProps = {
  read: Pick<UseQueryResult<CenterStatus>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  className?: string;
};

/**
 * Open or closed now, when it opens next, the weather where it is known, and for staff whether the ratios hold.
 * Both portals show it; each is answered what is theirs.
 */
export function StatusCard({ read, className }: StatusCardProps) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = read;
  return (
    <Card
      as="section"
      title={t('center.status.title')}
      action={data && <OpenBadge open={data.open} />}
      {...(className !== undefined && { className })}
    >
      {data ? (
        <div className="flex flex-col gap-4">
          <Opening status={data} />
          {data.weather && <WeatherNow weather={data.weather} />}
        </div>
      ) : isError ? (
        <div className="flex flex-wrap items-center justify-between gap-2" role="alert">
          <p className="text-ink-soft">{t('center.status.failed')}</p>
          <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
            {t('shell.tryAgain')}
          </Button>
        </div>
      ) : (
        <div role="status" className="flex flex-col gap-3">
          <VisuallyHidden>{t('center.status.loading')}</VisuallyHidden>
          <Skeleton className="h-5 w-48" />
        </div>
      )}
    </Card>
  );
}

function OpenBadge({ open }: { open: boolean }) {
  const { t } = useTranslation();
  return (
    <span className="pe-1.5 pt-1.5">
      <Badge tone={open ? 'success' : 'neutral'}>{t(open ? 'center.status.open' : 'center.status.closed')}</Badge>
    </span>
  );
}

function Opening({ status }: { status: CenterStatus }) {
  const { t, i18n } = useTranslation();
  const opens = useOpeningText(status.nextOpening);
  const { open, closesAt, closure, ratios } = status;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-medium">
        {open
          ? t('center.status.until', { time: formatTime(closesAt) })
          : closure
            ? t('center.status.closedToday', { reason: closure.reason })
            : t('center.status.closedNow')}
      </p>
      {!open && <p className="text-ink-soft">{opens}</p>}
      {ratios?.state === 'ok' && open && (
        <p className="flex items-start gap-2 text-ink-soft">
          <CircleCheck className="mt-1 size-4 shrink-0 text-success" />
          {t('center.status.enoughStaff')}
        </p>
      )}
      {ratios?.state === 'attention' && (
        <p className="flex items-start gap-2 font-medium text-attention-ink">
          <TriangleAlert className="mt-1 size-4 shrink-0" />
          {t('center.status.tooFewStaff', { rooms: new Intl.ListFormat(i18n.language).format(ratios.rooms) })}
        </p>
      )}
    </div>
  );
}
