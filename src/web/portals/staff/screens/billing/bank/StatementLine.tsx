import { useId } from 'react';
import type { BankLine } from '#web/domains/billing/account-rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { Payer } from './useMatches.ts';

const OTHER = 'other';

type StatementLineProps = {
  line: BankLine;
  payer: Payer | null;
  isTicked: boolean;
  onTick(on: boolean): void;
  onPayer(payer: Payer | null): void;
  onOther(): void;
};

/** A line of the statement with its tick and its payer; says what speaks for them. */
export function StatementLine({ line, payer, isTicked, onTick, onPayer, onOther }: StatementLineProps) {
  const { t, i18n } = useTranslation();
  const { amount, date, description, method, suggestions } = line;
  const about = useId();
  const suggestion = suggestions.find(({ accountId }) => accountId === payer?.accountId);
  const reasons = suggestion?.because.map((reason) => t(`billing.bank.because.${reason}`)) ?? [];
  const others = payer && !suggestion ? [payer] : [];
  const options = [...suggestions, ...others].map(({ accountId, name }) => ({ value: String(accountId), label: name }));
  const choose = (value: string) => {
    if (value === OTHER) return onOther();
    onPayer(suggestions.find(({ accountId }) => String(accountId) === value) ?? null);
  };
  return (
    <li className="grid gap-x-5 gap-y-3 px-4 py-4 sm:px-5 md:grid-cols-[1fr_18rem]">
      <label className="flex min-w-0 cursor-pointer items-start gap-3 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="check mt-0.5"
          checked={isTicked}
          disabled={payer === null}
          aria-describedby={about}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold tabular-nums">{formatMoney(amount ?? 0)}</span>
            <span className="text-ink-soft text-sm tabular-nums">{date && formatDate(date)}</span>
          </span>
          <span id={about} className="wrap-anywhere block text-ink-soft text-sm">
            {`${t(`billing.methods.${method}`)} · ${description}`}
          </span>
        </span>
      </label>
      <Field
        label={t('billing.bank.payer')}
        hideLabel
        {...(reasons.length > 0 && {
          hint: t('billing.bank.speaks', { reasons: new Intl.ListFormat(i18n.language).format(reasons) }),
        })}
        className="flex-col-reverse!"
      >
        <Select
          value={payer ? String(payer.accountId) : ''}
          options={[
            { value: '', label: t('billing.bank.nobody') },
            ...options,
            { value: OTHER, label: t('billing.bank.other') },
          ]}
          onChange={({ target }) => choose(target.value)}
        />
      </Field>
    </li>
  );
}
