import { VideoOff } from 'lucide-react';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import type { Camera } from './rules.ts';

type CameraStateProps = { camera: Pick<Camera, 'isActive' | 'lastOnline'> };

/** Online when active, Offline when not (cameras-3). */
export function OnlineBadge({ camera: { isActive } }: CameraStateProps) {
  const { t } = useTranslation();
  return isActive ? (
    <Badge tone="success">{t('camerasWatching.online')}</Badge>
  ) : (
    <Badge icon={<VideoOff />}>{t('camerasWatching.offline')}</Badge>
  );
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
