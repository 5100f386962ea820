import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { EMAIL } from '#web/domains/accounts/rules.ts';
import { ChildCombobox } from '#web/domains/children/ChildCombobox.tsx';
import { children } from '#web/domains/children/queries.ts';
import { inviteParent } from '#web/domains/guardians/invitations/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { EmailInput } from '#web/ui/EmailInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

type InviteDialogProps = Opened & { onSent(): void };

type Values = { email: string; phoneNumber: string };

/** Invite Parent: email and phone required; the child may be chosen later (guardians-5, guardians-6). */
export function InviteDialog({ open, onClose, onSent }: InviteDialogProps) {
  const { t } = useTranslation();
  const family = useQuery(children);
  const [childId, setChildId] = useState<number | null>(null);
  const { register, handleSubmit, setError, control, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { email: '', phoneNumber: '' },
  });
  const { errors } = formState;
  const [email, phoneNumber] = useWatch({ control, name: ['email', 'phoneNumber'] });
  const complete = email.trim() !== '' && phoneNumber.trim() !== '';
  const filled = (value: string) => value.trim() !== '' || t('common.pleaseFillInAllRequiredFields');

  const { run: invite, isPending } = useAction(inviteParent, {
    done: ({ message }) => ({ title: t('common.invitationSent'), description: message }),
    onDone: () => {
      onSent();
      onClose();
    },
    failed: t('guardiansInvitations.dialog.failed'),
    fields: FIELDS,
    setError,
  });
  const send = (values: Values) => invite({ body: { ...values, childId } });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('guardiansInvitations.dialog.title')}
      description={t('guardiansInvitations.dialog.description')}
      onSubmit={handleSubmit(send)}
      submit={t('guardiansInvitations.dialog.send')}
      busy={isPending}
      busyLabel={t('common.sending')}
      disabled={!complete}
    >
      <Field
        label={t('common.email')}
        hint={t('guardiansInvitations.dialog.identityHint')}
        required
        error={errors.email?.message}
      >
        <EmailInput
          {...register('email', {
            validate: { filled, valid: (value) => EMAIL.test(value) || t('common.invalidEmailAddress') },
          })}
        />
      </Field>
      <Field label={t('common.phoneNumber')} required error={errors.phoneNumber?.message}>
        <TextInput type="tel" autoComplete="off" {...register('phoneNumber', { validate: filled })} />
      </Field>
      <Field
        label={t('common.child')}
        hint={t('guardiansInvitations.dialog.childHint')}
        optionalLabel={t('common.optional')}
      >
        <ChildCombobox family={family.data ?? []} value={childId} onChange={setChildId} />
      </Field>
      <LoadFailed read={family} failed={t('guardiansInvitations.dialog.childrenFailed')} tone="warning" />
    </FormDialog>
  );
}

const FIELDS = ['email', 'phoneNumber'] as const;
