import { dayOf, formatDate } from '../../../../lib/time.ts';
import { Private } from '../../../../ui/Private.tsx';
import { PhotoTags } from './PhotoTags.tsx';
import { pictureOf } from './pictures.ts';
import type { Photo } from './queries.ts';

type PhotoCardProps = {
  photo: Photo;
  /** Of the first screen: its picture is fetched at once. */
  isFirst: boolean;
  onOpen(): void;
};

/** A photo in the grid. Its place is kept before the picture is there, and cards out of sight are not drawn. */
export function PhotoCard({ photo, isFirst, onOpen }: PhotoCardProps) {
  return (
    <li className="[contain-intrinsic-size:auto_17rem] [content-visibility:auto]">
      <button
        type="button"
        onClick={onOpen}
        className="flex h-full w-full flex-col overflow-hidden rounded-lg border border-line bg-surface text-start transition-colors hover:border-line-strong focus-visible:-outline-offset-3"
      >
        <span className="block aspect-4/3 w-full shrink-0 overflow-hidden bg-sunken">
          <Private className="block size-full">
            <img
              src={pictureOf(photo, 320)}
              srcSet={`${pictureOf(photo, 320)} 320w, ${pictureOf(photo, 960)} 960w`}
              sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 33vw, 50vw"
              width={320}
              height={240}
              alt=""
              loading={isFirst ? 'eager' : 'lazy'}
              fetchPriority={isFirst ? 'high' : 'auto'}
              decoding="async"
              draggable={false}
              className="size-full object-cover"
            />
          </Private>
        </span>
        <span className="flex w-full min-w-0 flex-1 flex-col gap-1 p-3 sm:p-3.5">
          <Private className="line-clamp-2 break-words font-semibold">{photo.title}</Private>
          <span className="text-ink-soft text-sm">{formatDate(dayOf(photo.createdAt))}</span>
          <PhotoTags photo={photo} count={2} />
        </span>
      </button>
    </li>
  );
}
