import type { ReactNode } from 'react';
import { HOMES } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { PhotoPicture } from './PhotoPicture.tsx';
import { photoGrid } from './pictures.ts';

/** The gallery with its first pictures, before their titles are known (docs/decisions/0026). */
export function GalleryFirstPaint({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ParentPage title={t('familyDayDetails.viewTitles.gallery')} back={HOMES.parent}>
      <Skeleton className="h-12 rounded-md! sm:max-w-md" />
      <Skeleton className="h-12 rounded-md!" />
      <Skeleton className="h-10 w-40" />
      <div className={photoGrid}>{children}</div>
    </ParentPage>
  );
}

/** A phone's first row comes before its second. */
const ROW = 2;

/** One of them. */
export function FirstPicture({ id, place }: { id: number; place: number }) {
  return (
    <div className="h-64 overflow-hidden rounded-lg border border-line bg-surface">
      <PhotoPicture id={id} fetchPriority={place < ROW ? 'high' : 'low'} />
    </div>
  );
}
