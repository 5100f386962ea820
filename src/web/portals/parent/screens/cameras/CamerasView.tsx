import { useQuery } from '@tanstack/react-query';
import { Cctv } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { cameras, gateway } from '#web/domains/cameras/queries.ts';
import { useWatching } from '#web/domains/cameras/useWatching.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ParentCameraCard } from './ParentCameraCard.tsx';
import { WatchPanel } from './WatchPanel.tsx';

/** The cameras of a family's center, one of which is watched at a time (cameras-6). */
export function CamerasView({ title, back }: { title: string; back: string }) {
  const { t } = useTranslation();
  const query = useQuery(cameras);
  const { data: pictures } = useQuery(gateway);
  const watching = useWatching();
  const isRead = query.data !== undefined;
  const resume = useEffectEvent(() => {
    const running = query.data?.find(({ view }) => view.expiresAt !== null && view.denial === null);
    if (running) watching.resume(running);
  });
  useEffect(() => {
    if (isRead) resume();
  }, [isRead]);

  if (!query.data) {
    return (
      <ParentPage title={title} back={back}>
        {query.isError ? <LoadFailed read={query} failed={t('camerasWatching.failed')} /> : <CardSkeletons />}
      </ParentPage>
    );
  }
  if (query.data.length === 0) {
    return (
      <ParentPage title={title} back={back}>
        <Card>
          <EmptyState level={2} icon={<Cctv />} title={t('camerasWatching.none')}>
            {t('camerasWatching.noneText')}
          </EmptyState>
        </Card>
      </ParentPage>
    );
  }
  const isGatewayAway = pictures?.isAvailable === false;
  return (
    <ParentPage title={title} back={back}>
      {isGatewayAway && (
        <Alert tone="warning" title={t('camerasWatching.gatewayAway')}>
          {t('camerasWatching.gatewayAwayText')}
        </Alert>
      )}
      <WatchPanel watching={watching} />
      <ul aria-label={t('camerasWatching.list')} className={grid}>
        {query.data.map((camera) => (
          <ParentCameraCard
            key={camera.id}
            camera={camera}
            isWatched={watching.watched?.id === camera.id}
            isAsked={watching.asked === camera.id}
            isReasonSaid={isGatewayAway}
            onView={() => watching.watch(camera)}
          />
        ))}
      </ul>
      {!watching.watched && <p className="text-pretty text-ink-soft text-sm">{t('camerasWatching.policy')}</p>}
    </ParentPage>
  );
}

function CardSkeletons() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('camerasWatching.loading')} className={grid}>
      {['a', 'b', 'c'].map((place) => (
        <Skeleton key={place} className="h-48 rounded-lg" />
      ))}
    </div>
  );
}

const grid = 'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3';
