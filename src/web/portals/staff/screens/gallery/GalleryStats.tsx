import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, Images } from 'lucide-react';
import { gallerySummary } from '../../../../domains/gallery/queries.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { StatCard } from '../../../../ui/StatCard.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';

/** The gallery in three numbers (seed 001 section 2). */
export function GalleryStats() {
  const { t } = useTranslation();
  const { data, isPending, isError } = useQuery(gallerySummary());
  const state = {
    loading: isPending,
    loadingLabel: t('galleryManagement.stats.loading'),
    ...(isError && !data && { error: t('galleryManagement.stats.failed') }),
  };
  return (
    <section aria-labelledby="gallery-in-numbers">
      <VisuallyHidden>
        <h2 id="gallery-in-numbers">{t('galleryManagement.stats.label')}</h2>
      </VisuallyHidden>
      <div className="grid grid-cols-2 gap-3 max-sm:*:first:col-span-2 sm:grid-cols-3 sm:gap-4">
        <StatCard {...state} icon={<Images />} label={t('galleryManagement.stats.total')} value={data?.total} />
        <StatCard
          {...state}
          icon={<Eye />}
          tone="info"
          label={t('galleryManagement.stats.visible')}
          value={data?.visible}
        />
        <StatCard
          {...state}
          icon={<EyeOff />}
          tone="highlight"
          label={t('galleryManagement.stats.hidden')}
          value={data?.hidden}
        />
      </div>
    </section>
  );
}
