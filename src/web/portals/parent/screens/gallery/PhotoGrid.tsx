import { PhotoRows } from './PhotoRows.tsx';
import type { Photo } from './queries.ts';

/** Whole rows, of two, three and four photos. */
const PART = 12;

type PhotoGridProps = { label: string; photos: readonly Photo[]; onOpen(id: number): void };

/** However many there are, the page holds those near the screen alone: ten thousand scroll like a hundred. */
export function PhotoGrid({ label, photos, onOpen }: PhotoGridProps) {
  const begins = Array.from({ length: Math.ceil(photos.length / PART) }, (_, part) => part * PART);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list's items may not lie in parts of it
    <div role="list" aria-label={label} className="flex flex-col gap-3 sm:gap-4">
      {begins.map((begin) => (
        <PhotoRows key={begin} photos={photos.slice(begin, begin + PART)} isFirst={begin === 0} onOpen={onOpen} />
      ))}
    </div>
  );
}
