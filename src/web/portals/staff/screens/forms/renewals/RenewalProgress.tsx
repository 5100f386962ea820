import { isUnderWay, type Renewal } from '#web/domains/forms/renewals.ts';
import { formatDate, formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';

/** How far a renewal has come, and what became of those before. */
export function RenewalProgress({ renewals }: { renewals: readonly Renewal[] }) {
  const { t } = useTranslation();
  const running = renewals.find(isUnderWay);
  const past = renewals.filter((one) => !isUnderWay(one));
  return (
    <>
      {running && (
        <div className="grid gap-2">
          <ProgressBar
            label={t('formsRenewals.progress.label')}
            value={running.done}
            max={running.total}
            valueText={t('formsRenewals.progress.of', { done: running.done, count: running.total })}
          />
          <p className="text-ink-soft text-sm">{t('formsRenewals.progress.goesOn')}</p>
        </div>
      )}
      {past.length > 0 && (
        <section aria-label={t('formsRenewals.past.title')} className="border-line border-t pt-4">
          <Heading level={3} size="small">
            {t('formsRenewals.past.title')}
          </Heading>
          <ul className="divide-y divide-line" aria-live="polite">
            {past.map((renewal) => (
              <PastRenewal key={renewal.id} renewal={renewal} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function PastRenewal({ renewal: { total, sent, askedAt, dueOn } }: { renewal: Renewal }) {
  const { t } = useTranslation();
  return (
    <li className="py-2.5">
      <p className="font-medium">{t('formsRenewals.past.asked', { sent, count: total })}</p>
      {sent < total && <p>{t('formsRenewals.past.rest', { count: total - sent })}</p>}
      <p className="text-ink-soft text-sm">
        {t('formsRenewals.past.when', { when: formatInstant(askedAt), due: formatDate(dueOn) })}
      </p>
    </li>
  );
}
