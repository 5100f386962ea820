import { formatMoney } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { type Line, totalOf } from './useLines.ts';

/** What is paid, line by line, and the total. */
export function Sums({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation();
  return (
    <dl className="flex flex-col gap-2 tabular-nums">
      {lines.map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="wrap-anywhere min-w-0">{label}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-line border-t pt-2.5 font-semibold">
        <dt>{t('common.total')}</dt>
        <dd className="text-xl">{formatMoney(totalOf(lines))}</dd>
      </div>
    </dl>
  );
}
