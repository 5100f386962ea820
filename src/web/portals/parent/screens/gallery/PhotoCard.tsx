import { dayOf, formatDate } from '#web/lib/time.ts';
import { Private } from '#web/ui/Private.tsx';
import { ParentPhotoTags } from './ParentPhotoTags.tsx';
import { PhotoPicture } from './PhotoPicture.tsx';
import type { Photo } from './queries.ts';

type PhotoCardProps = {
  photo: Photo;
  /** Its picture is fetched before everything else, at once, or when it comes near the screen. */
  when: 'first' | 'soon' | 'later';
  onOpen(): void;
};

/** A photo in the grid. Its place is kept before the picture is there, and cards out of sight are not drawn. */
export function PhotoCard({ photo, when, onOpen }: PhotoCardProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see PhotoGrid
    <div role="listitem" className="[contain-intrinsic-size:auto_17rem] [content-visibility:auto]">
      <button
        type="button"
        onClick={onOpen}
        className="flex h-full w-full flex-col overflow-hidden rounded-lg border border-line bg-surface text-start transition-colors hover:border-line-strong focus-visible:-outline-offset-3"
      >
        <PhotoPicture
          id={photo.id}
          loading={when === 'later' ? 'lazy' : 'eager'}
          fetchPriority={when === 'first' ? 'high' : 'auto'}
          decoding="async"
        />
        <span className="flex w-full min-w-0 flex-1 flex-col gap-1 p-3 sm:p-3.5">
          <Private className="line-clamp-2 break-words font-semibold">{photo.title}</Private>
          <span className="text-ink-soft text-sm">{formatDate(dayOf(photo.createdAt))}</span>
          <ParentPhotoTags photo={photo} count={2} />
        </span>
      </button>
    </div>
  );
}
