import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FIRST_PICTURES } from '#contract/kernel/photo-limits.ts';
import { PhotoCard } from './PhotoCard.tsx';
import { photoGrid } from './pictures.ts';
import type { Photo } from './queries.ts';

/** Above and below the screen, so that a quick finger meets no gap. */
const NEAR = '1500px 0px';

type PhotoRowsProps = {
  photos: readonly Photo[];
  /** Whether these photos begin the gallery, and so are drawn at once. */
  isFirst: boolean;
  onOpen(id: number): void;
};

/** Some rows of the grid; far from the screen only their place is kept. */
export function PhotoRows({ photos, isFirst, onOpen }: PhotoRowsProps) {
  const rows = useRef<HTMLDivElement>(null);
  const [isDrawn, setIsDrawn] = useState(isFirst);
  /** In pixels, once they have been drawn. */
  const [height, setHeight] = useState<number | null>(null);
  const look = useEffectEvent(({ target, isIntersecting, boundingClientRect }: IntersectionObserverEntry) => {
    // Who has come here by keyboard is not to be lost.
    if (!isIntersecting && target.contains(document.activeElement)) return;
    if (!isIntersecting && isDrawn) setHeight(boundingClientRect.height);
    // Not compared with what stands there: that may be behind what was asked for a moment ago.
    setIsDrawn(isIntersecting);
  });
  useEffect(() => {
    if (!rows.current) return;
    const observer = new IntersectionObserver((entries) => entries.slice(-1).forEach(look), { rootMargin: NEAR });
    observer.observe(rows.current);
    return () => observer.disconnect();
  }, []);
  if (!isDrawn) return <div ref={rows} className={place} {...(height !== null && { style: { height } })} />;
  return (
    <div ref={rows} className={photoGrid}>
      {photos.map((photo, index) => (
        <PhotoCard
          key={photo.id}
          photo={photo}
          when={!isFirst || index >= 2 * FIRST_PICTURES ? 'later' : index < FIRST_PICTURES ? 'first' : 'soon'}
          onOpen={() => onOpen(photo.id)}
        />
      ))}
    </div>
  );
}

/** About as high as the rows are going to be. */
const place = 'h-[calc(6*16.5rem)] sm:h-[calc(4*18rem)] lg:h-[calc(3*19rem)]';
