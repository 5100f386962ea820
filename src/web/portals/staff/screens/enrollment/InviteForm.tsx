import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { EMAIL } from '../../../../domains/accounts/rules.ts';
import { type Child, resumePath } from '../../../../domains/children/rules.ts';
import { inviteParent } from '../../../../domains/invitations/queries.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { firstMessage, showRefusedFields } from '../../../../lib/formErrors.ts';
import { sentBeforeOr } from '../../../../lib/sentBefore.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ActionBar } from '../../../../ui/ActionBar.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { toast } from '../../../../ui/toast.ts';
import type { Invited } from './InvitationLink.tsx';

type InviteFormProps = { child: Child; onInvited(invited: Invited): void };

type Values = { email: string; phoneNumber: string };

/** Email and phone, both required (seed 001 section 5); known contacts are there already. */
export function InviteForm({ child, onInvited }: InviteFormProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const navigate = useNavigate();
  const isReached = child.enrollmentStep === null;
  const { mutate: invite, isPending, variables } = useMutation(inviteParent);
  const { control, register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: isReached
      ? { email: '', phoneNumber: '' }
      : { email: child.parentEmail ?? '', phoneNumber: child.parentPhone ?? '' },
  });
  const { errors } = formState;
  const typed = useWatch({ control, name: ['email', 'phoneNumber'] });
  const isComplete = typed.every((text) => text.trim() !== '');
  const filled = (text: string) => text.trim() !== '' || t('enrollment.page.invitation.fillIn');
  const failed = (description: string) => toast({ title: t('shell.error'), description, variant: 'error' });

  const send = (values: Values) =>
    invite(sentBeforeOr(variables, { body: { childId: child.id, ...values } }), {
      onSuccess: (sent) => {
        toast({
          title: t('enrollment.page.invitation.sent'),
          description: t('enrollment.page.invitation.sentText', values),
          variant: 'success',
        });
        onInvited({ ...sent, email: values.email.trim() });
      },
      onError: (error) => {
        showRefusedFields(error, SENT_AS, setError);
        failed(reasonOf(error, t('enrollment.page.invitation.failed')));
      },
    });

  return (
    <form
      noValidate
      onSubmit={handleSubmit(send, (invalid) => failed(firstMessage(invalid)))}
      className="flex flex-1 flex-col gap-6"
    >
      {isReached && <Alert>{t('enrollment.page.invitation.reached')}</Alert>}
      {child.enrollmentStep === 'consents' && (
        <Alert
          tone="warning"
          action={
            can('children.enroll') && (
              <Button asChild variant="secondary" size="small">
                <Link to={resumePath(child.id, 'consents')}>{t('enrollment.page.invitation.toConsents')}</Link>
              </Button>
            )
          }
        >
          {t('enrollment.page.invitation.noConsents', { name: child.firstName })}
        </Alert>
      )}
      <Card>
        <p className="mb-5 text-ink-soft">{t('enrollment.page.invitation.intro')}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('enrollment.page.invitation.email')} required error={errors.email?.message}>
            <TextInput
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...register('email', {
                validate: {
                  filled,
                  looksRight: (email) => EMAIL.test(email) || t('enrollment.invitation.invalidEmail'),
                },
              })}
            />
          </Field>
          <Field label={t('enrollment.page.invitation.phone')} required error={errors.phoneNumber?.message}>
            <TextInput type="tel" autoComplete="off" {...register('phoneNumber', { validate: filled })} />
          </Field>
        </div>
      </Card>
      <ActionBar>
        <Button variant="secondary" onClick={() => void navigate('/children')}>
          {t('enrollment.page.invitation.later')}
        </Button>
        <Button
          type="submit"
          disabled={!isComplete}
          busy={isPending}
          busyLabel={t('enrollment.page.invitation.sending')}
        >
          {t('enrollment.page.invitation.send')}
        </Button>
      </ActionBar>
    </form>
  );
}

const SENT_AS = { email: 'email', phoneNumber: 'phoneNumber' } as const;
