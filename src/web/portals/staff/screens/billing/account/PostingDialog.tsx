import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { adjustAccount, chargeAccount, creditAccount } from '#web/domains/billing/account-queries.ts';
import type { AccountDetail } from '#web/domains/billing/account-rules.ts';
import { centsOf, formatMoney } from '#web/lib/money.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { AmountInput } from './AmountInput.tsx';
import { useBooked } from './useBooked.ts';

export type Posting = 'charge' | 'credit' | 'adjustment';
type PostingDialogProps = { posting: Posting; account: AccountDetail; onClose(): void };
type Values = { amount: string; words: string; date: string; childId: string };

/** Charges something once, gives a credit, or corrects the balance. */
export function PostingDialog({ posting, account, onClose }: PostingDialogProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const [owesMore, setOwesMore] = useState(false);
  const { register, handleSubmit, setError, control, formState } = useForm<Values>({
    defaultValues: { amount: '', words: '', date: today, childId: '' },
  });
  const { errors } = formState;
  const fields = {
    amount: 'amount',
    words: posting === 'charge' ? 'description' : 'reason',
    date: 'date',
    childId: 'childId',
  };
  const booked = useBooked(t(`billing.${posting}.done`), { onClose, fields, setError });
  const charge = useAction(chargeAccount, booked);
  const credit = useAction(creditAccount, booked);
  const adjust = useAction(adjustAccount, booked);
  const raises = posting === 'charge' || (posting === 'adjustment' && owesMore);
  const typed = centsOf(useWatch({ control, name: 'amount' })) ?? 0;
  const params = { id: account.id };

  const send = ({ amount, words, date, childId }: Values) => {
    const cents = centsOf(amount) ?? 0;
    const dated = { date, ...(childId !== '' && { childId: Number(childId) }) };
    if (posting === 'charge') return charge.run({ params, body: { amount: cents, description: words, ...dated } });
    if (posting === 'credit') return credit.run({ params, body: { amount: cents, reason: words, ...dated } });
    return adjust.run({ params, body: { amount: owesMore ? cents : -cents, reason: words, ...dated } });
  };

  return (
    <FormDialog
      onClose={onClose}
      title={t(`billing.${posting}.title`)}
      description={t(`billing.${posting}.text`)}
      onSubmit={handleSubmit(send)}
      submit={t(`billing.${posting}.confirm`)}
      busy={charge.isPending || credit.isPending || adjust.isPending}
    >
      {posting === 'adjustment' && (
        <Field label={t('billing.adjustment.direction')} group>
          <RadioCards
            name="direction"
            columns={2}
            options={[
              { value: 'less', label: t('billing.adjustment.less') },
              { value: 'more', label: t('billing.adjustment.more') },
            ]}
            value={owesMore ? 'more' : 'less'}
            onChange={(value) => setOwesMore(value === 'more')}
          />
        </Field>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('common.amount')} required error={errors.amount?.message}>
          <AmountInput
            {...register('amount', { validate: (text) => (centsOf(text) ?? 0) > 0 || t('billing.amountMissing') })}
          />
        </Field>
        <Field label={t('common.date')} required error={errors.date?.message}>
          <DateInput
            max={today}
            {...register('date', { validate: (date) => (date !== '' && date <= today) || t('billing.notInFuture') })}
          />
        </Field>
      </div>
      <Field
        label={t(posting === 'charge' ? 'billing.charge.what' : 'common.reason')}
        hint={t(posting === 'charge' ? 'billing.charge.whatHint' : 'billing.reasonHint')}
        required
        error={errors.words?.message}
      >
        <TextInput
          autoComplete="off"
          maxLength={posting === 'charge' ? 200 : 300}
          {...register('words', {
            validate: (words) =>
              words.trim() !== '' || t(posting === 'charge' ? 'billing.charge.whatMissing' : 'billing.reasonMissing'),
          })}
        />
      </Field>
      {account.children.length > 0 && (
        <Field label={t('billing.child')} optionalLabel={t('billing.optional')} error={errors.childId?.message}>
          <Select {...register('childId')}>
            <option value="">{t('billing.noChild')}</option>
            {account.children.map(({ id, firstName, lastName }) => (
              <option key={id} value={id}>{`${firstName} ${lastName}`}</option>
            ))}
          </Select>
        </Field>
      )}
      {typed > 0 && (
        <p role="status" className="text-ink-soft text-sm tabular-nums">
          {t('billing.balanceAfter', { amount: formatMoney(account.balance + (raises ? typed : -typed)) })}
        </p>
      )}
    </FormDialog>
  );
}
