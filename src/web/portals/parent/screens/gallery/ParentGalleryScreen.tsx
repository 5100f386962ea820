import { parentQueryClient } from '#web/lib/queryClient.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { addressOf, useAddress } from '#web/portals/parent/screens/dashboard/views.ts';
import { GalleryView } from './GalleryView.tsx';
import { EVERYTHING, photosOf, summaryOf } from './queries.ts';

/** The gallery at an address of its own. */
export function ParentGalleryScreen() {
  const { t } = useTranslation();
  const { child } = useAddress();
  return <GalleryView title={t('familyDayDetails.viewTitles.gallery')} back={addressOf('dashboard', child)} />;
}

/** What the gallery shows first has been read, or could not be. */
export const readFirst = (): Promise<unknown> =>
  Promise.all([
    parentQueryClient.prefetchInfiniteQuery(photosOf(EVERYTHING)),
    parentQueryClient.prefetchQuery(summaryOf(EVERYTHING)),
  ]);
