import { clsx } from 'clsx';
import { formatMoney } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** What a payer owes; a credit is said to be one, so that no minus sign has to be read right. */
export function Balance({ cents, className }: { cents: number; className?: string }) {
  const { t } = useTranslation();
  return (
    <span className={clsx('whitespace-nowrap font-medium tabular-nums', cents < 0 && 'text-success-ink', className)}>
      {cents < 0 ? t('billing.inCredit', { amount: formatMoney(-cents) }) : formatMoney(cents)}
    </span>
  );
}
