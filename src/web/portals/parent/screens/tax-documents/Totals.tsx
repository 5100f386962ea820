import { type TaxDocument, totalsOf } from '../../../../domains/tax-documents/rules.ts';
import { useCenterToday } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';

/** The summary cards of seed 001 section 2, side by side also on a phone. */
export function Totals({ documents }: { documents: readonly TaxDocument[] }) {
  const { t } = useTranslation();
  const year = Number(useCenterToday().slice(0, 4));
  const { total, currentYear, available } = totalsOf(documents, year);
  const cards = [
    { label: t('portalDocuments.stats.total'), value: total },
    { label: t('portalDocuments.stats.currentYear'), value: currentYear },
    { label: t('portalDocuments.stats.available'), value: available },
  ];
  return (
    <dl aria-label={t('portalDocuments.stats.label')} className="grid grid-cols-3 gap-2.5 sm:gap-4">
      {cards.map(({ label, value }) => (
        <div
          key={label}
          className="flex min-w-0 flex-col-reverse justify-end rounded-lg border border-line bg-surface px-3 py-3 shadow-card sm:px-4"
        >
          <dt className="hyphens-auto text-ink-soft text-sm leading-5">{label}</dt>
          <dd className="font-semibold text-2xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
