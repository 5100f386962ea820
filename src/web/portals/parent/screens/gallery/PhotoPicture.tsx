import type { ComponentProps } from 'react';
import { gridPicture } from '#contract/kernel/pictures.ts';
import { Private } from '#web/ui/Private.tsx';

type PhotoPictureProps = Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'decoding'> & { id: number };

/** A photo's picture in the grid; its place is kept before it is there. */
export function PhotoPicture({ id, ...when }: PhotoPictureProps) {
  return (
    <span className="block aspect-4/3 w-full shrink-0 overflow-hidden bg-sunken">
      <Private className="block size-full">
        <img
          {...gridPicture(id)}
          {...when}
          width={320}
          height={240}
          alt=""
          draggable={false}
          className="size-full object-cover"
        />
      </Private>
    </span>
  );
}
