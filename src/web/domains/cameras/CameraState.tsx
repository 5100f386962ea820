import { VideoOff } from 'lucide-react';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import type { Camera } from './rules.ts';

type CameraStateProps = { camera: Pick<Camera, 'isActive' | 'lastOnline'> };
type OnlineBadgeProps = CameraStateProps & {
  /** Known to show nothing at the moment. */
  isDark?: boolean;
  /** A picture of it was asked for on this page, and none has come yet. */
  isAwaited?: boolean;
};

/** Online when active, Offline when not (cameras-3); an active one that shows nothing yet, or no more, says so. */
export function OnlineBadge({ camera: { isActive, lastOnline }, isDark = false, isAwaited = false }: OnlineBadgeProps) {
  const { t } = useTranslation();
  if (!isActive) return <Badge icon={<VideoOff />}>{t('camerasWatching.offline')}</Badge>;
  if (isDark) return <Badge icon={<VideoOff />}>{t('camerasWatching.dark')}</Badge>;
  if (lastOnline === null || isAwaited) return <Badge>{t('camerasWatching.notSeenYet')}</Badge>;
  return <Badge tone="success">{t('camerasWatching.online')}</Badge>;
}

/** 'Active', or 'Inactive' with when it last was online. */
export function CameraFacts({ camera: { isActive, lastOnline } }: CameraStateProps) {
  const { t } = useTranslation();
  const facts = [
    { term: t('camerasWatching.status'), detail: t(isActive ? 'camerasWatching.active' : 'camerasWatching.inactive') },
    {
      term: t('camerasWatching.lastOnline'),
      detail: lastOnline ? formatInstant(lastOnline) : t('camerasWatching.never'),
    },
  ];
  return (
    <dl className="flex flex-col gap-0.5 text-sm">
      {facts.map(({ term, detail }) => (
        <div key={term} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="text-end tabular-nums">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
