import { Video } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { CameraFacts, OnlineBadge } from '#web/domains/cameras/CameraState.tsx';
import type { Camera } from '#web/domains/cameras/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Heading } from '#web/ui/Heading.tsx';

type ParentCameraCardProps = {
  camera: Camera;
  isWatched: boolean;
  isAsked: boolean;
  /** Why nothing can be watched stands above the list already. */
  isReasonSaid: boolean;
  onView(): void;
};

export function ParentCameraCard({ camera, isWatched, isAsked, isReasonSaid, onView }: ParentCameraCardProps) {
  const { t } = useTranslation();
  const reasonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const wasWatched = useRef(false);
  useEffect(() => {
    // Stop Viewing went with the picture: the focus comes back to where it was begun.
    if (wasWatched.current && !isWatched && document.activeElement === document.body) button.current?.focus();
    wasWatched.current = isWatched;
  }, [isWatched]);
  const { denial, message } = camera.view;
  const reason = isReasonSaid && denial === 'gateway-unavailable' ? null : message;
  return (
    <Card as="li" flush>
      <div className="flex h-full flex-col gap-3 p-4 sm:p-5">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <Heading level={2} size="small" className="break-words">
              {camera.name}
            </Heading>
            {camera.location && <p className="break-words text-ink-soft text-sm">{camera.location}</p>}
          </div>
          <OnlineBadge camera={camera} />
        </div>
        <CameraFacts camera={camera} />
        <div className="mt-auto flex flex-col gap-2 pt-1">
          {reason && !isWatched && (
            <p id={reasonId} className="text-pretty text-ink-soft text-sm">
              {reason}
            </p>
          )}
          {isWatched ? (
            <div className="flex min-h-11 items-center justify-center">
              <Badge tone="action">{t('camerasWatching.watchingNow')}</Badge>
            </div>
          ) : (
            <Button
              ref={button}
              wide
              busy={isAsked}
              busyLabel={t('camerasWatching.connecting')}
              disabled={denial !== null}
              {...(reason && { 'aria-describedby': reasonId })}
              icon={<Video className="size-5" />}
              aria-label={t('camerasWatching.viewOf', { name: camera.name })}
              onClick={onView}
            >
              {t('camerasWatching.view')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
