import { Baby, Blocks, Footprints, Users } from 'lucide-react';
import { type Child, countByGroup } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StatGrid } from '#web/ui/StatGrid.tsx';

/** The children in four numbers (children-8). */
export function ChildrenSummary({ family }: { family: readonly Child[] | undefined }) {
  const { t } = useTranslation();
  const counts = family && countByGroup(family);
  const loading = { loading: !counts, loadingLabel: t('childrenManagement.summary.loading') };
  return (
    <StatGrid
      label={t('childrenManagement.summary.label')}
      {...loading}
      stats={[
        { icon: <Users />, label: t('childrenManagement.summary.total'), value: counts?.all },
        { icon: <Baby />, label: t('childrenManagement.summary.infants'), value: counts?.infants, tone: 'highlight' },
        {
          icon: <Footprints />,
          label: t('childrenManagement.summary.toddlers'),
          value: counts?.toddlers,
          tone: 'info',
        },
        { icon: <Blocks />, label: t('childrenManagement.summary.preschool'), value: counts?.preschool },
      ]}
    />
  );
}
