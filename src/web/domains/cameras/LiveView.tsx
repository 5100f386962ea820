import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { Picture } from './Picture.tsx';
import { viewOf } from './queries.ts';
import { type CameraView, type Ending, endingOf } from './rules.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { useSecondsUntil } from './useSecondsUntil.ts';

type LiveViewProps = {
  camera: { readonly id: number; readonly name: string };
  /** The view has run out, or the server takes it back: the picture is gone already. */
  onEnd(ending: Ending): void;
  /** Said in place of the server's words while a camera has no picture: those are for who looks after cameras. */
  noPicture?: string;
  /** Beside the countdown. */
  action?: ReactNode;
};

/** A running view of a camera: picture and countdown. It asks the server whether it still holds whenever that may have changed. */
export function LiveView({ camera, onEnd, noPicture, action }: LiveViewProps) {
  const { t } = useTranslation();
  const { data: view, error, refetch } = useQuery(viewOf(camera.id));
  const refused = error instanceof RequestError && error.status < 500 ? error : undefined;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (refused) end(endingOf(refused));
  }, [refused]);

  if (refused) return null;
  if (!view) {
    return (
      <div role="status">
        <VisuallyHidden>{t('camerasWatching.connecting')}</VisuallyHidden>
        <Skeleton className="aspect-video w-full rounded-md" />
      </div>
    );
  }
  return (
    <Running
      camera={camera.name}
      view={view}
      trouble={view.problem && (view.problem === 'busy' ? view.message : (noPicture ?? view.message))}
      onTrouble={() => void refetch()}
      onExpired={() => onEnd({ kind: 'expired' })}
      action={action}
    />
  );
}

type RunningProps = {
  camera: string;
  view: CameraView;
  trouble: string | null;
  onTrouble(): void;
  onExpired(): void;
  action: ReactNode;
};

function Running({ view, onExpired, action, ...picture }: RunningProps) {
  const seconds = useSecondsUntil(view.expiresAt);
  const isOver = seconds === 0;
  const expire = useEffectEvent(onExpired);
  useEffect(() => {
    if (isOver) expire();
  }, [isOver]);
  if (isOver) return null;
  return (
    <div className="flex flex-col gap-3">
      <Picture view={view} {...picture} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <TimeLeft seconds={seconds} />
        {action}
      </div>
    </div>
  );
}
