import { CalendarCheck, FileText, Globe, UserRound } from 'lucide-react';
import { type TaxDocument, totalsOf } from '../../../../domains/tax-documents/rules.ts';
import { useCenterToday } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { StatCard } from '../../../../ui/StatCard.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';

/** The documents in four numbers (seed 001 section 2); undefined while they are on their way. */
export function DocumentStats({ documents }: { documents: readonly TaxDocument[] | undefined }) {
  const { t } = useTranslation();
  const year = Number(useCenterToday().slice(0, 4));
  const totals = documents && totalsOf(documents, year);
  const state = { loading: !documents, loadingLabel: t('taxDocumentsManagement.stats.loading') };
  return (
    <section aria-labelledby="documents-in-numbers">
      <VisuallyHidden>
        <h2 id="documents-in-numbers">{t('taxDocumentsManagement.stats.label')}</h2>
      </VisuallyHidden>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <StatCard
          {...state}
          icon={<FileText />}
          label={t('taxDocumentsManagement.stats.total')}
          value={totals?.total}
        />
        <StatCard
          {...state}
          icon={<Globe />}
          tone="info"
          label={t('taxDocumentsManagement.stats.global')}
          value={totals?.global}
        />
        <StatCard
          {...state}
          icon={<UserRound />}
          label={t('taxDocumentsManagement.stats.parentSpecific')}
          value={totals?.parentSpecific}
        />
        <StatCard
          {...state}
          icon={<CalendarCheck />}
          tone="highlight"
          label={t('taxDocumentsManagement.stats.currentYear')}
          value={totals?.currentYear}
        />
      </div>
    </section>
  );
}
