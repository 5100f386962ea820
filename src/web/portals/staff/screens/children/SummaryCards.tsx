import { Baby, Blocks, Footprints, Users } from 'lucide-react';
import { type Child, countByGroup } from '../../../../domains/children/rules.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { StatCard } from '../../../../ui/StatCard.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';

/** The children in four numbers (seed 000 section 2). */
export function SummaryCards({ family }: { family: readonly Child[] | undefined }) {
  const { t } = useTranslation();
  const counts = family && countByGroup(family);
  const loading = { loading: !counts, loadingLabel: t('children.summary.loading') };
  return (
    <section aria-labelledby="children-summary">
      <VisuallyHidden>
        <h2 id="children-summary">{t('children.summary.label')}</h2>
      </VisuallyHidden>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <StatCard {...loading} icon={<Users />} label={t('children.summary.total')} value={counts?.all} />
        <StatCard
          {...loading}
          icon={<Baby />}
          tone="highlight"
          label={t('children.summary.infants')}
          value={counts?.infants}
        />
        <StatCard
          {...loading}
          icon={<Footprints />}
          tone="info"
          label={t('children.summary.toddlers')}
          value={counts?.toddlers}
        />
        <StatCard {...loading} icon={<Blocks />} label={t('children.summary.preschool')} value={counts?.preschool} />
      </div>
    </section>
  );
}
