import { Maximize, Minimize } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { play } from './play.ts';
import type { CameraView } from './rules.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useMoving } from './useMoving.ts';
import { Watermark } from './Watermark.tsx';

type PictureProps = {
  camera: string;
  view: CameraView;
  /** Why there is no picture, while there is none. */
  trouble: string | null;
  /** The picture broke, or the server refused some of it. */
  onTrouble(): void;
};

/** The live picture, with its viewer's name over it; what is not moving is never passed off as live. */
export function Picture({ camera, view, trouble, onTrouble }: PictureProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const moving = useMoving(video);
  const full = useFullScreen(frame);
  const tellTrouble = useEffectEvent(onTrouble);
  const { streamUrl } = view;

  useEffect(() => {
    if (video.current) return play(video.current, streamUrl, () => tellTrouble());
  }, [streamUrl]);

  return (
    <div ref={frame} className="relative aspect-video w-full overflow-hidden rounded-md bg-film">
      <video
        ref={video}
        muted
        playsInline
        disablePictureInPicture
        disableRemotePlayback
        aria-label={t('camerasWatching.picture', { camera })}
        className="size-full object-contain"
        onContextMenu={(event) => event.preventDefault()}
      />
      <Watermark name={view.watermark} />
      {!moving && (
        <div className="absolute inset-0 flex items-center justify-center bg-film/70 p-4">
          <div
            role="status"
            className="flex max-w-prose flex-col items-center gap-2.5 text-balance text-center text-film-ink"
          >
            <Spinner size={28} />
            <p className="font-medium">
              {t(moving === undefined ? 'camerasWatching.connecting' : 'camerasWatching.stalled')}
            </p>
            {trouble && <p className="text-film-ink/85 text-sm">{trouble}</p>}
          </div>
        </div>
      )}
      {full.isPossible && (
        <IconButton
          className="absolute end-2 bottom-2 bg-film/55 text-film-ink! hover:bg-film/75!"
          label={t(full.isFull ? 'camerasWatching.leaveFullScreen' : 'camerasWatching.fullScreen')}
          onClick={full.toggle}
        >
          {full.isFull ? <Minimize /> : <Maximize />}
        </IconButton>
      )}
    </div>
  );
}
