import { useQuery } from '@tanstack/react-query';
import { Cctv } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { cameras, gateway } from '../../../../domains/cameras/queries.ts';
import { useWatching } from '../../../../domains/cameras/useWatching.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Page } from '../../layout/Page.tsx';
import { CameraCard } from './CameraCard.tsx';
import { WatchPanel } from './WatchPanel.tsx';

/** The cameras of a family's center, one of which is watched at a time (seed 001 section 2). */
export function CamerasView({ title, back }: { title: string; back: string }) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(cameras);
  const { data: pictures } = useQuery(gateway);
  const watching = useWatching();
  const isRead = data !== undefined;
  const resume = useEffectEvent(() => {
    const running = data?.find(({ view }) => view.expiresAt !== null && view.barrier === null);
    if (running) watching.resume(running);
  });
  useEffect(() => {
    if (isRead) resume();
  }, [isRead]);

  if (!data) {
    return (
      <Page title={title} back={back}>
        {isError ? (
          <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
            {t('watching.failed')}
          </Alert>
        ) : (
          <CardSkeletons />
        )}
      </Page>
    );
  }
  if (data.length === 0) {
    return (
      <Page title={title} back={back}>
        <Card>
          <EmptyState level={2} icon={<Cctv />} title={t('watching.none')}>
            {t('watching.noneText')}
          </EmptyState>
        </Card>
      </Page>
    );
  }
  const isGatewayAway = pictures?.isAvailable === false;
  return (
    <Page title={title} back={back}>
      {isGatewayAway && (
        <Alert tone="warning" title={t('watching.gatewayAway')}>
          {t('watching.gatewayAwayText')}
        </Alert>
      )}
      <WatchPanel watching={watching} />
      <ul aria-label={t('watching.list')} className={grid}>
        {data.map((camera) => (
          <CameraCard
            key={camera.id}
            camera={camera}
            isWatched={watching.watched?.id === camera.id}
            isAsked={watching.asked === camera.id}
            isReasonSaid={isGatewayAway}
            onView={() => watching.watch(camera)}
          />
        ))}
      </ul>
      {!watching.watched && <p className="text-pretty text-ink-soft text-sm">{t('watching.policy')}</p>}
    </Page>
  );
}

function CardSkeletons() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('watching.loading')} className={grid}>
      {['a', 'b', 'c'].map((place) => (
        <Skeleton key={place} className="h-48 rounded-lg" />
      ))}
    </div>
  );
}

const grid = 'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3';
