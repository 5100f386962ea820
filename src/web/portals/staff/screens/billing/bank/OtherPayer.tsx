import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { billingAccounts } from '../../../../../domains/billing/account-queries.ts';
import type { BankLine } from '../../../../../domains/billing/account-rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { formatMoney } from '../../../../../lib/money.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Combobox } from '../../../../../ui/Combobox.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import type { Payer } from './useMatches.ts';

type OtherPayerProps = { line: BankLine; onClose(): void; onPayer(payer: Payer): void };

/** Any account, for a line that was not recognised, or not rightly. */
export function OtherPayer({ line, onClose, onPayer }: OtherPayerProps) {
  const { t } = useTranslation();
  const { data: accounts, error, isFetching, refetch } = useQuery(billingAccounts);
  const [value, setValue] = useState<string | null>(null);
  const chosen = accounts?.find(({ id }) => String(id) === value);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('billing.bank.whose', { amount: formatMoney(line.amount ?? 0) })}
      description={line.description}
      closeLabel={t('shell.close')}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onPayer({ accountId: chosen.id, name: chosen.name });
      }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('billing.cancel')}
          </Button>
          <Button type="submit" disabled={!chosen}>
            {t('billing.bank.take')}
          </Button>
        </>
      }
    >
      {!accounts && error ? (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {reasonOf(error, t('billing.accounts.failed'))}
        </Alert>
      ) : (
        <Field label={t('billing.bank.payer')} required>
          <Combobox
            options={(accounts ?? []).map(({ id, name, children, balance }) => ({
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
    </Dialog>
  );
}
