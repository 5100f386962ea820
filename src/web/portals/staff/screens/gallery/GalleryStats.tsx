import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, Images } from 'lucide-react';
import { gallerySummary } from '#web/domains/gallery/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StatGrid } from '#web/ui/StatGrid.tsx';

/** The gallery in three numbers (gallery-3). */
export function GalleryStats() {
  const { t } = useTranslation();
  const { data, isPending, isError } = useQuery(gallerySummary());
  const state = {
    loading: isPending,
    loadingLabel: t('common.loadingStats'),
    ...(isError && !data && { error: t('galleryManagement.stats.failed') }),
  };
  return (
    <StatGrid
      label={t('galleryManagement.stats.label')}
      className="max-sm:*:first:col-span-2 sm:grid-cols-3 sm:gap-4"
      {...state}
      stats={[
        { icon: <Images />, label: t('common.total'), value: data?.total },
        { icon: <Eye />, label: t('galleryManagement.stats.visible'), value: data?.visible, tone: 'info' },
        { icon: <EyeOff />, label: t('galleryManagement.stats.hidden'), value: data?.hidden, tone: 'highlight' },
      ]}
    />
  );
}
