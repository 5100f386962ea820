import { useMutation, useQuery } from '@tanstack/react-query';
import type { PaymentDetails } from '#web/domains/center/rules.ts';
import { changePayment, paymentDetails } from '#web/domains/center/settings-queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { Part } from './Part.tsx';
import { PartForm } from './PartForm.tsx';
import { PartSkeleton } from './PartSkeleton.tsx';
import type { PartProps } from './parts.ts';
import { usePartEdit } from './usePartEdit.ts';

type Values = { [K in Exclude<keyof PaymentDetails, 'version' | 'achAccountLastFour'>]: string } & {
  achAccountNumber: string;
  removeAccount: boolean;
};

/** The stored account number is not known here, so its field begins empty. */
const valuesOf = (details: PaymentDetails): Values => ({
  achAccountName: details.achAccountName ?? '',
  achBankName: details.achBankName ?? '',
  achRoutingNumber: details.achRoutingNumber ?? '',
  achAccountNumber: '',
  removeAccount: false,
  zelleName: details.zelleName ?? '',
  zelleContact: details.zelleContact ?? '',
  ein: details.ein ?? '',
});

/** How families pay the center. */
export function PaymentPart({ onUnsaved }: Pick<PartProps<PaymentDetails>, 'onUnsaved'>) {
  const { t } = useTranslation();
  const read = useQuery(paymentDetails);
  return (
    <Loaded
      query={read}
      failed={t('centerSettings.payment.failed')}
      skeleton={
        <Part name="payment">
          <PartSkeleton label={t('centerSettings.payment.loading')} />
        </Part>
      }
    >
      {(row) => <PaymentForm row={row} onUnsaved={onUnsaved} />}
    </Loaded>
  );
}

function PaymentForm({ row, onUnsaved }: PartProps<PaymentDetails>) {
  const { t } = useTranslation();
  const { mutateAsync } = useMutation(changePayment);
  const edit = usePartEdit<PaymentDetails, Values>({
    name: 'payment',
    row,
    valuesOf,
    readNewest: (read) => read(paymentDetails),
    send: ({ removeAccount, achAccountNumber, ...values }, version) =>
      mutateAsync({
        body: { ...values, achAccountNumber: removeAccount && !achAccountNumber ? null : achAccountNumber, version },
      }),
    fields: FIELDS,
    onUnsaved,
  });
  const { register, formState } = edit.form;
  const { errors } = formState;
  const labels = {
    achAccountName: t('centerSettings.payment.achAccountName'),
    achBankName: t('centerSettings.payment.achBankName'),
    achRoutingNumber: t('centerSettings.payment.achRoutingNumber'),
    achAccountNumber: t('centerSettings.payment.achAccountNumber'),
    removeAccount: t('centerSettings.payment.removeAccount'),
    zelleName: t('common.name'),
    zelleContact: t('centerSettings.payment.zelleContact'),
    ein: t('centerSettings.payment.ein'),
  };
  const lastFour = row.achAccountLastFour;
  return (
    <PartForm name="payment" edit={edit} labels={labels}>
      <fieldset className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <legend className="mb-3 font-semibold">{t('centerSettings.payment.ach')}</legend>
        <Field label={labels.achAccountName} error={errors.achAccountName?.message}>
          <TextInput autoComplete="off" {...register('achAccountName')} />
        </Field>
        <Field label={labels.achBankName} error={errors.achBankName?.message}>
          <TextInput autoComplete="off" {...register('achBankName')} />
        </Field>
        <Field
          label={labels.achRoutingNumber}
          hint={t('centerSettings.payment.routingHint')}
          error={errors.achRoutingNumber?.message}
        >
          <TextInput inputMode="numeric" autoComplete="off" {...register('achRoutingNumber')} />
        </Field>
        <Field
          label={labels.achAccountNumber}
          hint={
            lastFour ? t('centerSettings.payment.accountKept', { lastFour }) : t('centerSettings.payment.accountHint')
          }
          error={errors.achAccountNumber?.message}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            placeholder={lastFour ? `•••• ${lastFour}` : undefined}
            {...register('achAccountNumber')}
          />
        </Field>
        {lastFour && (
          <Checkbox className="sm:col-start-2" label={labels.removeAccount} {...register('removeAccount')} />
        )}
      </fieldset>
      <fieldset className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <legend className="mb-3 font-semibold">{t('centerSettings.payment.zelle')}</legend>
        <Field label={labels.zelleName} error={errors.zelleName?.message}>
          <TextInput autoComplete="off" {...register('zelleName')} />
        </Field>
        <Field label={labels.zelleContact} error={errors.zelleContact?.message}>
          <TextInput autoComplete="off" autoCapitalize="none" {...register('zelleContact')} />
        </Field>
      </fieldset>
      <fieldset>
        <legend className="mb-3 font-semibold">{t('centerSettings.payment.tax')}</legend>
        <Field label={labels.ein} error={errors.ein?.message} className="sm:max-w-xs">
          <TextInput inputMode="numeric" autoComplete="off" placeholder="12-3456789" {...register('ein')} />
        </Field>
      </fieldset>
    </PartForm>
  );
}

const FIELDS = [
  'achAccountName',
  'achBankName',
  'achRoutingNumber',
  'achAccountNumber',
  'zelleName',
  'zelleContact',
  'ein',
] as const;
