import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { changeAccount, openAccount } from '#web/domains/billing/account-queries.ts';
import type { Account } from '#web/domains/billing/account-rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { EmailInput } from '#web/ui/EmailInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { accountPath } from '../account/path.ts';

type AgencyDialogProps = { /** Absent: a new one. */ agency?: Account; onClose(): void };
type Values = { name: string; email: string; address: string };

/** Opens an account for an agency that pays subsidies, or changes its name and address. */
export function AgencyDialog({ agency, onClose }: AgencyDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { name: agency?.name ?? '', email: agency?.email ?? '', address: agency?.address ?? '' },
  });
  const { errors } = formState;

  const told = {
    done: t('billing.agency.saved'),
    failed: t('billing.agency.failed'),
    onDone: ({ id }: Account) => {
      onClose();
      if (!agency) void navigate(accountPath(id));
    },
    fields: ['name', 'email', 'address'] as const,
    setError,
  };
  const opening = useAction(openAccount, told);
  const changing = useAction(changeAccount, told);
  const save = ({ name, email, address }: Values) => {
    const body = { name, email: email || null, address: address || null };
    if (!agency) return opening.run({ body });
    return changing.run({ params: { id: agency.id }, body: { ...body, version: agency.version } });
  };

  return (
    <FormDialog
      onClose={onClose}
      title={t(agency ? 'billing.agency.change' : 'billing.agency.open')}
      description={t('billing.agency.text')}
      onSubmit={handleSubmit(save)}
      submit={t('billing.agency.save')}
      busy={opening.isPending || changing.isPending}
    >
      <Field label={t('billing.agency.name')} required error={errors.name?.message}>
        <TextInput
          autoComplete="off"
          {...register('name', { validate: (name) => name.trim() !== '' || t('billing.agency.nameMissing') })}
        />
      </Field>
      <Field label={t('billing.agency.email')} optionalLabel={t('billing.optional')} error={errors.email?.message}>
        <EmailInput {...register('email')} />
      </Field>
      <Field label={t('common.address')} optionalLabel={t('billing.optional')} error={errors.address?.message}>
        <TextArea {...register('address')} />
      </Field>
    </FormDialog>
  );
}
