import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { NetworkError, reasonOf } from '../../../lib/errors.ts';
import { firstMessage, showRefusedFields } from '../../../lib/formErrors.ts';
import { sentBeforeOr } from '../../../lib/sentBefore.ts';
import { useStaffSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/useTranslation.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { inviteParent } from '../../invitations/queries.ts';
import { type Child, fullName } from '../rules.ts';
import { ParentFields, type ParentValues } from './ParentFields.tsx';
import type { WizardStep } from './WizardDialog.tsx';

type InvitationStepInput = {
  child: Child | undefined;
  onBack(): void;
  /** Gives the e-mail that was invited; nothing when this role invites nobody. */
  onFinish(invited?: string): void;
};

/** Step 3: invites the parent (seed 000 sections 5, 7 and 8). */
export function useInvitationStep({ child, onBack, onFinish }: InvitationStepInput): WizardStep {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const { mutate: invite, isPending, variables } = useMutation(inviteParent);
  const { register, handleSubmit, setError, formState } = useForm<ParentValues>({
    defaultValues: { parentEmail: '', parentName: '', parentPhone: '', relationship: 'parent' },
  });
  const { errors } = formState;
  const name = child ? fullName(child) : '';
  const fail = (reason: string) =>
    toast({ title: t('enrollment.invitation.failedTitle'), description: reason, variant: 'error' });

  const send = (values: ParentValues) => {
    if (!child) return;
    const body = { childId: child.id, childName: name, ...values };
    invite(sentBeforeOr(variables, { body }), {
      onSuccess: ({ success, message }) => {
        if (success) onFinish(values.parentEmail);
        else fail(message || t('enrollment.invitation.failed'));
      },
      onError: (error) => {
        if (error instanceof NetworkError) {
          toast({
            title: t('enrollment.invitation.errorTitle'),
            description: t('enrollment.invitation.error'),
            variant: 'error',
          });
          return;
        }
        showRefusedFields(error, SENT_AS, setError);
        fail(reasonOf(error, t('enrollment.invitation.failed')));
      },
    });
  };
  const submit = handleSubmit(send, (invalid) =>
    toast({ title: t('enrollment.invitation.validation'), description: firstMessage(invalid), variant: 'error' }),
  );

  const back = (
    <Button variant="secondary" onClick={onBack}>
      {t('enrollment.invitation.back')}
    </Button>
  );
  if (!can('parents.invite')) {
    return {
      onSubmit: (event) => {
        event.preventDefault();
        onFinish();
      },
      footer: (
        <>
          {back}
          <Button type="submit">{t('enrollment.invitation.finish')}</Button>
        </>
      ),
      body: <Alert title={t('enrollment.invitation.title', { name })}>{t('enrollment.invitation.notAllowed')}</Alert>,
    };
  }
  return {
    onSubmit: (event) => void submit(event),
    footer: (
      <>
        {back}
        <Button type="submit" busy={isPending} busyLabel={t('enrollment.invitation.sending')}>
          {t('enrollment.invitation.send')}
        </Button>
      </>
    ),
    body: (
      <>
        <p className="mb-5 text-ink-soft">{t('enrollment.invitation.intro', { name })}</p>
        <ParentFields register={register} errors={errors} />
      </>
    ),
  };
}

const SENT_AS = {
  parentEmail: 'parentEmail',
  parentName: 'parentName',
  parentPhone: 'parentPhone',
  relationship: 'relationship',
} as const;
