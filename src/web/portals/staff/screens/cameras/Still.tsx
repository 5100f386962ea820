import { clsx } from 'clsx';
import { EyeOff, VideoOff } from 'lucide-react';
import { useRef } from 'react';
import type { StaffCamera } from '#web/domains/cameras/rules.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useRefreshed } from './useRefreshed.ts';

type StillProps = {
  camera: StaffCamera;
  /** A picture has come, and none has failed since. */
  hasCome: boolean;
  onCome(hasCome: boolean): void;
};

/** A camera's latest still, asked for again every 30 s, but only while somebody looks. */
export function Still({ camera, hasCome, onCome }: StillProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const at = useRefreshed(place);
  const { name, isActive, snapshotUrl, privacySince, view } = camera;
  const url = isActive && at > 0 ? snapshotUrl : null;
  const text = privacySince
    ? t('cameras.privacy.since', { when: formatInstant(privacySince) })
    : (view.message ?? t('cameras.noStill'));
  return (
    <div ref={place} className="relative aspect-video w-full overflow-hidden bg-sunken">
      {url && (
        <img
          src={`${url}&at=${at}`}
          alt={t('cameras.still', { name })}
          width={640}
          height={360}
          decoding="async"
          className={clsx('size-full object-cover', !hasCome && 'invisible')}
          onLoad={() => onCome(true)}
          onError={() => onCome(false)}
        />
      )}
      {!(url && hasCome) && (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 p-4 text-center text-ink-soft text-sm">
          {privacySince ? <EyeOff className="size-7" /> : <VideoOff className="size-7" />}
          <span className="text-balance">{text}</span>
        </div>
      )}
    </div>
  );
}
