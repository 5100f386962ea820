import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { billingAccounts } from '#web/domains/billing/account-queries.ts';
import type { BankLine } from '#web/domains/billing/account-rules.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Combobox } from '#web/ui/Combobox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import type { Payer } from './useMatches.ts';

type ChooseAccountProps = { line: BankLine; onClose(): void; onPayer(payer: Payer): void };

/** Any account, for a line that was not recognised, or not rightly. */
export function ChooseAccount({ line, onClose, onPayer }: ChooseAccountProps) {
  const { t } = useTranslation();
  const query = useQuery(billingAccounts);
  const [value, setValue] = useState<string | null>(null);
  const chosen = query.data?.find(({ id }) => String(id) === value);
  return (
    <FormDialog
      onClose={onClose}
      title={t('billing.bank.whose', { amount: formatMoney(line.amount ?? 0) })}
      description={line.description}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onPayer({ accountId: chosen.id, name: chosen.name });
      }}
      submit={t('billing.bank.take')}
      disabled={!chosen}
    >
      {!query.data && query.error ? (
        <LoadFailed read={query} failed={(error) => reasonOf(error, t('billing.accounts.failed'))} />
      ) : (
        <Field label={t('billing.bank.payer')} required>
          <Combobox
            options={(query.data ?? []).map(({ id, name, children, balance }) => ({
              value: String(id),
              label: name,
              detail: [...children.map(({ firstName }) => firstName), formatMoney(balance)].join(' · '),
            }))}
            value={value}
            onChange={setValue}
            emptyText={t('billing.accounts.noneFound')}
            clearLabel={t('billing.bank.clear')}
            resultsText={(count) => t('billing.accounts.found', { count })}
          />
        </Field>
      )}
    </FormDialog>
  );
}
