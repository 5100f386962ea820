import { clsx } from 'clsx';
import { type TouchEvent, useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Private } from '#web/ui/Private.tsx';
import { pictureOf } from '../pictures.ts';
import type { Photo } from '../queries.ts';
import { swiped } from './rules.ts';

type StageProps = { photo: Photo; zoom: number; angle: number; onGo(step: 1 | -1): void };

/** The picture, as large as fits times the zoom. Enlarged it scrolls under the finger, else the finger turns the page. */
export function Stage({ photo, zoom, angle, onGo }: StageProps) {
  const { t } = useTranslation();
  const [start, setStart] = useState<{ x: number; y: number } | null>(null);
  const { width, height } = { width: photo.width ?? 1200, height: photo.height ?? 900 };
  const isLying = angle % 180 === 90;
  const [wide, high] = isLying ? [height, width] : [width, height];
  const isLarge = zoom > 1;
  const end = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    const step = start && touch && !isLarge && swiped(touch.clientX - start.x, touch.clientY - start.y);
    setStart(null);
    if (step) onGo(step);
  };
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged picture is scrolled by the keyboard too
      tabIndex={0}
      aria-label={t('gallery.box.stage', { title: photo.title })}
      onTouchStart={({ touches }) => {
        const touch = touches[0];
        setStart(touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null);
      }}
      onTouchEnd={end}
      className={clsx(
        '@container-[size] grid h-[calc(100dvh-24rem)] min-h-56 place-content-center-safe rounded-md bg-sunken focus-visible:-outline-offset-3',
        isLarge ? 'overflow-auto' : 'touch-pan-y overflow-hidden',
      )}
    >
      <Private
        className="relative block"
        style={{
          width: `calc(min(100cqw, 100cqh * ${wide / high}, ${wide}px) * ${zoom})`,
          aspectRatio: wide / high,
        }}
      >
        <img
          src={pictureOf(photo, 960)}
          srcSet={`${pictureOf(photo, 320)} 320w, ${pictureOf(photo, 960)} 960w, ${pictureOf(photo, 1920)} 1920w`}
          sizes={isLarge ? '200vw' : '100vw'}
          width={width}
          height={height}
          alt={photo.title}
          draggable={false}
          className="absolute top-1/2 left-1/2 max-w-none object-contain transition-[rotate]"
          style={{
            width: isLying ? `${(high / wide) * 100}%` : '100%',
            aspectRatio: width / height,
            translate: '-50% -50%',
            rotate: `${angle}deg`,
          }}
        />
      </Private>
    </section>
  );
}
