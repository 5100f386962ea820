import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import type { Language } from '#contract/kernel/languages.ts';
import { EMAIL } from '#web/domains/accounts/rules.ts';
import { type Child, resumePath } from '#web/domains/children/rules.ts';
import { InvitationLanguageSelect } from '#web/domains/guardians/invitations/InvitationLanguageSelect.tsx';
import { inviteParent } from '#web/domains/guardians/invitations/queries.ts';
import { useSentNotice } from '#web/domains/guardians/invitations/useSentNotice.ts';
import type { Guardian } from '#web/domains/guardians/rules.ts';
import { mailState } from '#web/domains/mail/queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmailInput } from '#web/ui/EmailInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { tellIncomplete } from '#web/ui/tellIncomplete.ts';
import { useAction } from '#web/ui/useAction.ts';
import type { Invited } from './InvitationLink.tsx';

type InviteFormProps = { child: Child; guardians: readonly Guardian[]; onInvited(invited: Invited): void };

type Values = { email: string; phoneNumber: string };

/** Somebody who is not on record yet. */
const SOMEBODY_ELSE = '';

/** Email and phone, required of whoever is not on record yet (guardians-5); known contacts are there already. */
export function InviteForm({ child, guardians, onInvited }: InviteFormProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const navigate = useNavigate();
  const mail = useQuery(mailState);
  const notice = useSentNotice();
  const isReached = child.enrollmentStep === null;
  const waiting = guardians.filter(({ hasAccount, isInvited }) => !hasAccount && !isInvited);
  const [guardian, setGuardian] = useState(waiting[0]);
  const [language, setLanguage] = useState<Language>('en');
  const contactsOf = (one: Guardian | undefined): Values => {
    if (one) return { email: one.email ?? '', phoneNumber: one.phoneNumber ?? '' };
    return isReached || guardians.length > 0
      ? { email: '', phoneNumber: '' }
      : { email: child.parentEmail ?? '', phoneNumber: child.parentPhone ?? '' };
  };
  const { control, register, handleSubmit, setError, reset, formState } = useForm<Values>({
    defaultValues: contactsOf(guardian),
  });
  const choose = (id: string) => {
    const one = waiting.find(({ guardianId }) => String(guardianId) === id);
    setGuardian(one);
    reset(contactsOf(one));
  };
  const { errors } = formState;
  const typed = useWatch({ control, name: ['email', 'phoneNumber'] });
  const isComplete = guardian !== undefined || typed.every((text) => text.trim() !== '');
  const filled = (text: string) =>
    guardian !== undefined || text.trim() !== '' || t('common.pleaseFillInAllRequiredFields');

  const { run: invite, isPending } = useAction(inviteParent, {
    failed: t('common.failedToSendInvitation'),
    fields: FIELDS,
    setError,
  });
  const send = ({ email, phoneNumber }: Values) =>
    invite(
      {
        body: guardian
          ? {
              childId: child.id,
              guardianId: guardian.guardianId,
              language,
              ...(email.trim() !== '' && { email }),
              ...(phoneNumber.trim() !== '' && { phoneNumber }),
            }
          : { childId: child.id, email, phoneNumber, language },
      },
      {
        done: (sent) =>
          sent.isMailed
            ? {
                title: t('common.invitationSent'),
                description: t('childrenEnrollment.page.invitation.sentText', { email }),
              }
            : notice(sent),
        onDone: (sent) => onInvited({ ...sent, name: email.trim() || (guardian?.name ?? '') }),
      },
    );
  const optional = guardian && { optionalLabel: t('common.optional') };
  const isMailSetUp = mail.data?.isSetUp;

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
        {isMailSetUp !== undefined && (
          <p className="mb-5 text-ink-soft">
            {t(
              isMailSetUp
                ? 'childrenEnrollment.page.invitation.intro'
                : 'childrenEnrollment.page.invitation.introWithoutMail',
            )}
          </p>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          {waiting.length > 0 && (
            <Field label={t('guardiansInvitations.who')} className="sm:col-span-2">
              <Select
                value={guardian ? String(guardian.guardianId) : SOMEBODY_ELSE}
                onChange={({ target }) => choose(target.value)}
              >
                {waiting.map(({ guardianId, name }) => (
                  <option key={guardianId} value={guardianId}>
                    {name}
                  </option>
                ))}
                <option value={SOMEBODY_ELSE}>{t('guardiansInvitations.somebodyElse')}</option>
              </Select>
            </Field>
          )}
          <Field label={t('common.email')} {...(optional ?? { required: true })} error={errors.email?.message}>
            <EmailInput
              {...register('email', {
                validate: {
                  filled,
                  looksRight: (email) => email.trim() === '' || EMAIL.test(email) || t('common.invalidEmailAddress'),
                },
              })}
            />
          </Field>
          <Field
            label={t('common.phoneNumber')}
            {...(optional ?? { required: true })}
            error={errors.phoneNumber?.message}
          >
            <TextInput type="tel" autoComplete="off" {...register('phoneNumber', { validate: filled })} />
          </Field>
          <Field label={t('guardiansInvitations.language')}>
            <InvitationLanguageSelect value={language} onChange={setLanguage} />
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
