import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { EMAIL } from '#web/domains/accounts/rules.ts';
import { type Child, resumePath } from '#web/domains/children/rules.ts';
import { inviteParent } from '#web/domains/guardians/invitations/queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmailInput } from '#web/ui/EmailInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { tellIncomplete } from '#web/ui/tellIncomplete.ts';
import { useAction } from '#web/ui/useAction.ts';
import type { Invited } from './InvitationLink.tsx';

type InviteFormProps = { child: Child; onInvited(invited: Invited): void };

type Values = { email: string; phoneNumber: string };

/** Email and phone, both required (guardians-5); known contacts are there already. */
export function InviteForm({ child, onInvited }: InviteFormProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const navigate = useNavigate();
  const isReached = child.enrollmentStep === null;
  const { control, register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: isReached
      ? { email: '', phoneNumber: '' }
      : { email: child.parentEmail ?? '', phoneNumber: child.parentPhone ?? '' },
  });
  const { errors } = formState;
  const typed = useWatch({ control, name: ['email', 'phoneNumber'] });
  const isComplete = typed.every((text) => text.trim() !== '');
  const filled = (text: string) => text.trim() !== '' || t('common.pleaseFillInAllRequiredFields');

  const { run: invite, isPending } = useAction(inviteParent, {
    failed: t('common.failedToSendInvitation'),
    fields: FIELDS,
    setError,
  });
  const send = (values: Values) =>
    invite(
      { body: { childId: child.id, ...values } },
      {
        done: {
          title: t('common.invitationSent'),
          description: t('childrenEnrollment.page.invitation.sentText', values),
        },
        onDone: (sent) => onInvited({ ...sent, email: values.email.trim() }),
      },
    );

  return (
    <form
      noValidate
      onSubmit={handleSubmit(send, tellIncomplete(t('shell.error')))}
      className="flex flex-1 flex-col gap-6"
    >
      {isReached && <Alert>{t('childrenEnrollment.page.invitation.reached')}</Alert>}
      {child.enrollmentStep === 'consents' && (
        <Alert
          tone="warning"
          action={
            can('children.enroll') && (
              <Button asChild variant="secondary" size="small">
                <Link to={resumePath(child.id, 'consents')}>{t('childrenEnrollment.page.invitation.toConsents')}</Link>
              </Button>
            )
          }
        >
          {t('childrenEnrollment.page.invitation.noConsents', { name: child.firstName })}
        </Alert>
      )}
      <Card>
        <p className="mb-5 text-ink-soft">{t('childrenEnrollment.page.invitation.intro')}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('common.email')} required error={errors.email?.message}>
            <EmailInput
              {...register('email', {
                validate: {
                  filled,
                  looksRight: (email) => EMAIL.test(email) || t('common.invalidEmailAddress'),
                },
              })}
            />
          </Field>
          <Field label={t('common.phoneNumber')} required error={errors.phoneNumber?.message}>
            <TextInput type="tel" autoComplete="off" {...register('phoneNumber', { validate: filled })} />
          </Field>
        </div>
      </Card>
      <ActionBar>
        <Button variant="secondary" onClick={() => void navigate('/children')}>
          {t('childrenEnrollment.page.invitation.later')}
        </Button>
        <Button type="submit" disabled={!isComplete} busy={isPending} busyLabel={t('common.sending')}>
          {t('childrenEnrollment.page.invitation.send')}
        </Button>
      </ActionBar>
    </form>
  );
}

const FIELDS = ['email', 'phoneNumber'] as const;
