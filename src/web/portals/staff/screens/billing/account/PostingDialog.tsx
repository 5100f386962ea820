import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { adjustAccount, chargeAccount, creditAccount } from '../../../../../domains/billing/account-queries.ts';
import type { AccountDetail } from '../../../../../domains/billing/account-rules.ts';
import { centsOf, formatMoney } from '../../../../../lib/money.ts';
import { sentBeforeOr } from '../../../../../lib/sentBefore.ts';
import { useCenterToday } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { DateInput } from '../../../../../ui/DateInput.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { RadioCards } from '../../../../../ui/RadioCards.tsx';
import { Select } from '../../../../../ui/Select.tsx';
import { TextInput } from '../../../../../ui/TextInput.tsx';
import { AmountInput } from './AmountInput.tsx';
import { useBooked } from './useBooked.ts';

export type Posting = 'charge' | 'credit' | 'adjustment';
type PostingDialogProps = { posting: Posting; account: AccountDetail; onClose(): void };
type Values = { amount: string; words: string; date: string; childId: string };

/** Charges something once, gives a credit, or corrects the balance. */
export function PostingDialog({ posting, account, onClose }: PostingDialogProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const charge = useMutation(chargeAccount);
  const credit = useMutation(creditAccount);
  const adjust = useMutation(adjustAccount);
  const [owesMore, setOwesMore] = useState(false);
  const {
    register,
    handleSubmit,
    setError,
    control,
    formState: { errors },
  } = useForm<Values>({ defaultValues: { amount: '', words: '', date: today, childId: '' } });
  const fields = {
    amount: 'amount',
    words: posting === 'charge' ? 'description' : 'reason',
    date: 'date',
    childId: 'childId',
  };
  const answers = useBooked(t(`billing.${posting}.done`), { onClose, fields, setError });
  const raises = posting === 'charge' || (posting === 'adjustment' && owesMore);
  const typed = centsOf(useWatch({ control, name: 'amount' })) ?? 0;
  const params = { id: account.id };

  const send = ({ amount, words, date, childId }: Values) => {
    const cents = centsOf(amount) ?? 0;
    const dated = { date, ...(childId !== '' && { childId: Number(childId) }) };
    if (posting === 'charge') {
      const body = { amount: cents, description: words, ...dated };
      charge.mutate(sentBeforeOr(charge.variables, { params, body }), answers);
    } else if (posting === 'credit') {
      credit.mutate(
        sentBeforeOr(credit.variables, { params, body: { amount: cents, reason: words, ...dated } }),
        answers,
      );
    } else {
      const body = { amount: owesMore ? cents : -cents, reason: words, ...dated };
      adjust.mutate(sentBeforeOr(adjust.variables, { params, body }), answers);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`billing.${posting}.title`)}
      description={t(`billing.${posting}.text`)}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(send)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('billing.cancel')}
          </Button>
          <Button type="submit" busy={charge.isPending || credit.isPending || adjust.isPending}>
            {t(`billing.${posting}.confirm`)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
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
          <Field label={t('billing.amount')} required error={errors.amount?.message}>
            <AmountInput
              {...register('amount', { validate: (text) => (centsOf(text) ?? 0) > 0 || t('billing.amountMissing') })}
            />
          </Field>
          <Field label={t('billing.date')} required error={errors.date?.message}>
            <DateInput
              max={today}
              {...register('date', { validate: (date) => (date !== '' && date <= today) || t('billing.notInFuture') })}
            />
          </Field>
        </div>
        <Field
          label={t(posting === 'charge' ? 'billing.charge.what' : 'billing.reason')}
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
      </div>
    </Dialog>
  );
}
