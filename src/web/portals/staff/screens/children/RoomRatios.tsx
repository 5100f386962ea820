import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { ratios } from '#web/domains/center/queries.ts';
import type { RoomRatio } from '#web/domains/center/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

/** Children present and staff on duty in each room, calm while every ratio holds. */
export function RoomRatios() {
  const { t } = useTranslation();
  const query = useQuery(ratios);
  if (!query.data && query.isError) {
    return <LoadFailed read={query} failed={t('common.theRoomsCouldNotBeLoaded')} tone="warning" />;
  }
  if (query.data?.length === 0) return null;
  return (
    <Card
      as="section"
      title={t('childrenManagement.ratios.title')}
      action={query.data && <Verdict rooms={query.data} />}
    >
      {query.data ? (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4">
          {query.data.map((room) => (
            <RoomNow key={room.roomId} room={room} />
          ))}
        </ul>
      ) : (
        <div role="status" className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4">
          <VisuallyHidden>{t('childrenManagement.ratios.loading')}</VisuallyHidden>
          {['w-24', 'w-28', 'w-32', 'w-20'].map((width) => (
            <Skeleton key={width} className={`h-11 ${width}`} />
          ))}
        </div>
      )}
    </Card>
  );
}

function Verdict({ rooms }: { rooms: readonly RoomRatio[] }) {
  const { t } = useTranslation();
  const broken = rooms.filter(({ isBroken }) => isBroken).length;
  return (
    <span role="status" className="me-1.5 py-1.5">
      {broken > 0 ? (
        <Badge tone="attention">{t('childrenManagement.ratios.broken', { count: broken })}</Badge>
      ) : (
        <span className="flex items-center gap-1.5 text-ink-soft text-sm">
          <CircleCheck className="size-4 shrink-0 text-success" />
          <span className="max-sm:sr-only">{t('childrenManagement.ratios.allWell')}</span>
        </span>
      )}
    </span>
  );
}

function RoomNow({ room: { room, childrenPresent, staffOnDuty, staffNeeded, isBroken } }: { room: RoomRatio }) {
  const { t } = useTranslation();
  const isEmpty = childrenPresent === 0 && staffOnDuty === 0;
  return (
    <li
      className="min-w-0 border-line border-s-2 ps-3 data-broken:border-attention"
      data-broken={isBroken || undefined}
    >
      <p className="truncate font-medium">{room}</p>
      <p className="text-ink-soft text-sm tabular-nums">
        {isEmpty
          ? t('childrenManagement.ratios.empty')
          : `${t('childrenManagement.ratios.children', { count: childrenPresent })} · ${t('childrenManagement.ratios.staff', { count: staffOnDuty })}`}
      </p>
      {isBroken && (
        <p className="mt-0.5 flex items-start gap-1 font-medium text-attention-ink text-xs">
          <TriangleAlert className="mt-0.5 size-3.5 shrink-0" />
          {t('childrenManagement.ratios.missing', { count: staffNeeded - staffOnDuty })}
        </p>
      )}
    </li>
  );
}
