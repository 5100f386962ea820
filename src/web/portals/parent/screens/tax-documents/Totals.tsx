import { type TaxDocument, totalsOf } from '#web/domains/tax-documents/rules.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** The summary cards (tax-documents-5), side by side also on a phone. */
export function Totals({ documents }: { documents: readonly TaxDocument[] }) {
  const { t } = useTranslation();
  const year = Number(useCenterToday().slice(0, 4));
  const { total, currentYear, available } = totalsOf(documents, year);
  const cards = [
    { label: t('taxDocumentsFamily.stats.total'), value: total },
    { label: t('taxDocumentsFamily.stats.currentYear'), value: currentYear },
    { label: t('taxDocumentsFamily.stats.available'), value: available },
  ];
  return (
    <dl aria-label={t('taxDocumentsFamily.stats.label')} className="grid grid-cols-3 gap-2.5 sm:gap-4">
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
