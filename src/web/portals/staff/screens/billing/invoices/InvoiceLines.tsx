import type { InvoiceLine } from '#web/domains/billing/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** What an invoice charges, line by line, with the days it is for and what was taken off. */
export function InvoiceLines({ lines }: { lines: readonly InvoiceLine[] }) {
  const { t } = useTranslation();
  const what = useLineText();
  return (
    <ul className="flex flex-col divide-y divide-line rounded-md border border-line">
      {lines.map((line, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their order does not change
          key={place}
          className="flex items-start justify-between gap-4 px-4 py-2.5"
        >
          <div className="min-w-0">
            <p className="wrap-anywhere font-medium">{what(line)}</p>
            <p className="text-ink-soft text-sm tabular-nums">
              {[line.childName, daysOf(line)].filter(Boolean).join(' · ')}
            </p>
            {line.discount < 0 && (
              <p className="text-ink-soft text-sm tabular-nums">
                {t('billingInvoices.line.discount', {
                  gross: formatMoney(line.gross),
                  discount: formatMoney(-line.discount),
                })}
              </p>
            )}
          </div>
          <span className="shrink-0 tabular-nums">{formatMoney(line.amount)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The plan or fee, and how much of the period where it is not all of it. */
function useLineText() {
  const { t } = useTranslation();
  return ({ category, description, days, ofDays }: InvoiceLine): string => {
    const names = {
      late_pickup: t('billingInvoices.line.latePickup'),
      booked_day: t('billingInvoices.line.bookedDay'),
      deposit: t('billingInvoices.line.deposit'),
    };
    const name =
      category === 'late_pickup' || category === 'booked_day' || category === 'deposit' ? names[category] : description;
    const what = name || t('billingInvoices.line.other');
    return days !== null && ofDays !== null && days < ofDays
      ? t('billingInvoices.line.part', { what, part: days, all: ofDays })
      : what;
  };
}

function daysOf({ from, to }: InvoiceLine): string {
  if (from === null) return '';
  return to === null || to === from ? formatDate(from) : `${formatDate(from, 'short')} – ${formatDate(to)}`;
}
