import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { changeAccount, openAccount } from '../../../../../domains/billing/account-queries.ts';
import type { Account } from '../../../../../domains/billing/account-rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../../lib/formErrors.ts';
import { sentBeforeOr } from '../../../../../lib/sentBefore.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { TextArea } from '../../../../../ui/TextArea.tsx';
import { TextInput } from '../../../../../ui/TextInput.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { accountPath } from '../account/path.ts';

type AgencyDialogProps = { /** Absent: a new one. */ agency?: Account; onClose(): void };
type Values = { name: string; email: string; address: string };

/** Opens an account for an agency that pays subsidies, or changes its name and address. */
export function AgencyDialog({ agency, onClose }: AgencyDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const opening = useMutation(openAccount);
  const changing = useMutation(changeAccount);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<Values>({
    defaultValues: { name: agency?.name ?? '', email: agency?.email ?? '', address: agency?.address ?? '' },
  });

  const done = {
    onSuccess: ({ id }: Account) => {
      toast({ variant: 'success', title: t('billing.agency.saved') });
      onClose();
      if (!agency) void navigate(accountPath(id));
    },
    onError: (error: Error) => {
      showRefusedFields(error, { name: 'name', email: 'email', address: 'address' }, setError);
      toast({
        variant: 'error',
        title: t('shell.error'),
        description: reasonOf(error, t('billing.agency.failed')),
      });
    },
  };
  const save = ({ name, email, address }: Values) => {
    const body = { name, email: email || null, address: address || null };
    if (agency) {
      changing.mutate({ params: { id: agency.id }, body: { ...body, version: agency.version } }, done);
    } else {
      opening.mutate(sentBeforeOr(opening.variables, { body }), done);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(agency ? 'billing.agency.change' : 'billing.agency.open')}
      description={t('billing.agency.text')}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(save)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('billing.cancel')}
          </Button>
          <Button type="submit" busy={opening.isPending || changing.isPending}>
            {t('billing.agency.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Field label={t('billing.agency.name')} required error={errors.name?.message}>
          <TextInput
            autoComplete="off"
            {...register('name', { validate: (name) => name.trim() !== '' || t('billing.agency.nameMissing') })}
          />
        </Field>
        <Field label={t('billing.agency.email')} optionalLabel={t('billing.optional')} error={errors.email?.message}>
          <TextInput type="email" autoComplete="off" {...register('email')} />
        </Field>
        <Field
          label={t('billing.agency.address')}
          optionalLabel={t('billing.optional')}
          error={errors.address?.message}
        >
          <TextArea {...register('address')} />
        </Field>
      </div>
    </Dialog>
  );
}
