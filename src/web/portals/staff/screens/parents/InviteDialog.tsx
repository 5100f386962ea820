import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { EMAIL } from '../../../../domains/accounts/rules.ts';
import { ChildCombobox } from '../../../../domains/children/ChildCombobox.tsx';
import { children } from '../../../../domains/children/queries.ts';
import { inviteParent } from '../../../../domains/invitations/queries.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../lib/formErrors.ts';
import { sentBeforeOr } from '../../../../lib/sentBefore.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { toast } from '../../../../ui/toast.ts';

type InviteDialogProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  onSent(): void;
};

type Values = { email: string; phoneNumber: string };

/** Invite Parent (seed 001 section 5): email and phone required; the child may be chosen later (DECISIONS row 23). */
export function InviteDialog({ open, onOpenChange, onSent }: InviteDialogProps) {
  const { t } = useTranslation();
  const family = useQuery(children);
  const [childId, setChildId] = useState<number | null>(null);
  const { mutate: invite, isPending, variables } = useMutation(inviteParent);
  const {
    register,
    handleSubmit,
    setError,
    control,
    formState: { errors },
  } = useForm<Values>({ mode: 'onTouched', defaultValues: { email: '', phoneNumber: '' } });
  const [email, phoneNumber] = useWatch({ control, name: ['email', 'phoneNumber'] });
  const complete = email.trim() !== '' && phoneNumber.trim() !== '';
  const filled = (value: string) => value.trim() !== '' || t('invitations.dialog.required');

  const send = (values: Values) =>
    invite(sentBeforeOr(variables, { body: { ...values, childId } }), {
      onSuccess: ({ message }) => {
        toast({ variant: 'success', title: t('invitations.dialog.sent'), description: message });
        onSent();
        onOpenChange(false);
      },
      onError: (error) => {
        showRefusedFields(error, SENT_AS, setError);
        toast({
          variant: 'error',
          title: t('shell.error'),
          description: reasonOf(error, t('invitations.dialog.failed')),
        });
      },
    });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('invitations.dialog.title')}
      description={t('invitations.dialog.description')}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(send)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('invitations.dialog.cancel')}
          </Button>
          <Button type="submit" disabled={!complete} busy={isPending} busyLabel={t('invitations.dialog.sending')}>
            {t('invitations.dialog.send')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Field
          label={t('invitations.dialog.email')}
          hint={t('invitations.dialog.identityHint')}
          required
          error={errors.email?.message}
        >
          <TextInput
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register('email', {
              validate: { filled, valid: (value) => EMAIL.test(value) || t('invitations.dialog.invalidEmail') },
            })}
          />
        </Field>
        <Field label={t('invitations.dialog.phone')} required error={errors.phoneNumber?.message}>
          <TextInput type="tel" autoComplete="off" {...register('phoneNumber', { validate: filled })} />
        </Field>
        <Field
          label={t('invitations.dialog.child')}
          hint={t('invitations.dialog.childHint')}
          optionalLabel={t('invitations.dialog.optional')}
        >
          <ChildCombobox family={family.data ?? []} value={childId} onChange={setChildId} />
        </Field>
        {family.isError && (
          <Alert
            tone="warning"
            retry={{
              label: t('shell.tryAgain'),
              busy: family.isFetching,
              onRetry: () => void family.refetch(),
            }}
          >
            {t('invitations.dialog.childrenFailed')}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

const SENT_AS = { email: 'email', phoneNumber: 'phoneNumber' } as const;
