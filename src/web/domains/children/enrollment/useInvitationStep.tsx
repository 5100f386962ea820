import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { inviteParent } from '#web/domains/guardians/invitations/queries.ts';
import type { InvitationSent } from '#web/domains/guardians/invitations/rules.ts';
import { mailState } from '#web/domains/mail/queries.ts';
import { NetworkError, reasonOf } from '#web/lib/errors.ts';
import { showRefusedFields } from '#web/lib/formErrors.ts';
import { sentBeforeOr } from '#web/lib/sentBefore.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { tellIncomplete } from '#web/ui/tellIncomplete.ts';
import { toast } from '#web/ui/toast.ts';
import { type Child, fullName } from '../rules.ts';
import { ParentFields, type ParentValues } from './ParentFields.tsx';
import type { WizardStep } from './WizardDialog.tsx';

type InvitationStepInput = {
  child: Child | undefined;
  onBack(): void;
  /** Gives who was invited, and how; nothing when this role invites nobody. */
  onFinish(invited?: WizardInvited): void;
};

export type WizardInvited = InvitationSent & { readonly email: string; readonly name: string };

/** Step 3: invites the parent (children-5). */
export function useInvitationStep({ child, onBack, onFinish }: InvitationStepInput): WizardStep {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const mail = useQuery({ ...mailState, enabled: child !== undefined && can('parents.invite') });
  const { mutate: invite, isPending, variables } = useMutation(inviteParent);
  const { register, handleSubmit, setError, formState } = useForm<ParentValues>({
    defaultValues: { parentEmail: '', parentName: '', parentPhone: '', relationship: 'parent' },
  });
  const { errors } = formState;
  const name = child ? fullName(child) : '';
  const fail = (reason: string) =>
    toast({ title: t('childrenEnrollment.invitation.failedTitle'), description: reason, variant: 'error' });

  const send = (values: ParentValues) => {
    if (!child) return;
    const body = { childId: child.id, childName: name, ...values };
    invite(sentBeforeOr(variables, { body }), {
      onSuccess: (sent) => {
        if (sent.success) onFinish({ ...sent, email: values.parentEmail, name: values.parentName });
        else fail(sent.message || t('childrenEnrollment.invitation.failed'));
      },
      onError: (error) => {
        if (error instanceof NetworkError) {
          toast({
            title: t('childrenEnrollment.invitation.errorTitle'),
            description: t('childrenEnrollment.invitation.error'),
            variant: 'error',
          });
          return;
        }
        showRefusedFields(error, FIELDS, setError);
        fail(reasonOf(error, t('childrenEnrollment.invitation.failed')));
      },
    });
  };
  const submit = handleSubmit(send, tellIncomplete(t('common.validationError')));

  const back = (
    <Button variant="secondary" onClick={onBack}>
      {t('common.back')}
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
          <Button type="submit">{t('childrenEnrollment.invitation.finish')}</Button>
        </>
      ),
      body: (
        <Alert title={t('childrenEnrollment.invitation.title', { name })}>
          {t('childrenEnrollment.invitation.notAllowed')}
        </Alert>
      ),
    };
  }
  return {
    onSubmit: (event) => void submit(event),
    footer: (
      <>
        {back}
        <Button type="submit" busy={isPending} busyLabel={t('common.sending')}>
          {t('childrenEnrollment.invitation.send')}
        </Button>
      </>
    ),
    body: (
      <>
        {mail.data && (
          <p className="mb-5 text-ink-soft">
            {t(
              mail.data.isSetUp
                ? 'childrenEnrollment.invitation.intro'
                : 'childrenEnrollment.invitation.introWithoutMail',
              { name },
            )}
          </p>
        )}
        <ParentFields register={register} errors={errors} />
      </>
    ),
  };
}

const FIELDS = ['parentEmail', 'parentName', 'parentPhone', 'relationship'] as const;
