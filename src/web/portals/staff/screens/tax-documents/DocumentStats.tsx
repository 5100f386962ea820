import { CalendarCheck, FileText, Globe, UserRound } from 'lucide-react';
import { type TaxDocument, totalsOf } from '#web/domains/tax-documents/rules.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StatGrid } from '#web/ui/StatGrid.tsx';

/** The documents in four numbers (tax-documents-4); undefined while they are on their way. */
export function DocumentStats({ documents }: { documents: readonly TaxDocument[] | undefined }) {
  const { t } = useTranslation();
  const year = Number(useCenterToday().slice(0, 4));
  const totals = documents && totalsOf(documents, year);
  const state = { loading: !documents, loadingLabel: t('common.loadingStats') };
  return (
    <StatGrid
      label={t('taxDocumentsManagement.stats.label')}
      {...state}
      stats={[
        { icon: <FileText />, label: t('common.total'), value: totals?.total },
        { icon: <Globe />, label: t('taxDocumentsManagement.stats.global'), value: totals?.global, tone: 'info' },
        { icon: <UserRound />, label: t('taxDocumentsManagement.stats.parentSpecific'), value: totals?.parentSpecific },
        {
          icon: <CalendarCheck />,
          label: t('taxDocumentsManagement.stats.currentYear'),
          value: totals?.currentYear,
          tone: 'highlight',
        },
      ]}
    />
  );
}
