import { VideoOff } from 'lucide-react';
import { formatInstant } from '../../lib/time.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Badge } from '../../ui/Badge.tsx';
import type { Camera } from './rules.ts';

type CameraStateProps = { camera: Pick<Camera, 'isActive' | 'lastOnline'> };

/** Online when active, Offline when not (seed 001 section 4). */
export function OnlineBadge({ camera: { isActive } }: CameraStateProps) {
  const { t } = useTranslation();
  return isActive ? (
    <Badge tone="success">{t('watching.online')}</Badge>
  ) : (
    <Badge icon={<VideoOff aria-hidden="true" />}>{t('watching.offline')}</Badge>
  );
}

/** 'Active', or 'Inactive' with when it last was online. */
export function CameraFacts({ camera: { isActive, lastOnline } }: CameraStateProps) {
  const { t } = useTranslation();
  const facts = [
    { term: t('watching.status'), detail: t(isActive ? 'watching.active' : 'watching.inactive') },
    { term: t('watching.lastOnline'), detail: lastOnline ? formatInstant(lastOnline) : t('watching.never') },
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
