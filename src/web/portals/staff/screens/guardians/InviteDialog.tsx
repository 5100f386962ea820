import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Language } from '#contract/kernel/languages.ts';
import { EMAIL } from '#web/domains/accounts/rules.ts';
import { ChildCombobox } from '#web/domains/children/ChildCombobox.tsx';
import { children } from '#web/domains/children/queries.ts';
import HandOnSent from '#web/domains/guardians/invitations/HandOnSent.tsx';
import { InvitationLanguageSelect } from '#web/domains/guardians/invitations/InvitationLanguageSelect.tsx';
import { inviteParent } from '#web/domains/guardians/invitations/queries.ts';
import type { InvitationSent, Invitee } from '#web/domains/guardians/invitations/rules.ts';
import { useSentNotice } from '#web/domains/guardians/invitations/useSentNotice.ts';
import { mailState } from '#web/domains/mail/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { EmailInput } from '#web/ui/EmailInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

type InviteDialogProps = Opened & {
  /** Somebody who is on record; e-mail and phone may stay empty then, and the link is handed on. */
  guardian?: Invitee;
  onSent?(): void;
};

type Values = { email: string; phoneNumber: string };

/** Invite Parent: email and phone required; the child may be chosen later (guardians-5, guardians-6). */
export default function InviteDialog({ guardian, open, onClose, onSent }: InviteDialogProps) {
  const { t } = useTranslation();
  const family = useQuery({ ...children, enabled: !guardian });
  const mail = useQuery(mailState);
  const notice = useSentNotice();
  const [childId, setChildId] = useState<number | null>(null);
  const [language, setLanguage] = useState<Language>('en');
  const [toHandOn, setToHandOn] = useState<InvitationSent>();
  const { register, handleSubmit, setError, control, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { email: guardian?.email ?? '', phoneNumber: guardian?.phoneNumber ?? '' },
  });
  const { errors } = formState;
  const [email, phoneNumber] = useWatch({ control, name: ['email', 'phoneNumber'] });
  const complete = guardian !== undefined || (email.trim() !== '' && phoneNumber.trim() !== '');
  const filled = (value: string) =>
    guardian !== undefined || value.trim() !== '' || t('common.pleaseFillInAllRequiredFields');

  const { run: invite, isPending } = useAction(inviteParent, {
    done: notice,
    onDone: (sent) => {
      onSent?.();
      // What no mail brings is handed on from here.
      if (sent.isOpen && !sent.isMailed) setToHandOn(sent);
      else onClose();
    },
    failed: t('guardiansInvitations.dialog.failed'),
    fields: FIELDS,
    setError,
  });
  const send = (values: Values) =>
    invite({
      body: guardian
        ? { guardianId: guardian.id, childId: guardian.childId ?? null, language, ...withoutEmpty(values) }
        : { ...values, childId, language },
    });

  if (toHandOn) {
    const name = guardian?.name ?? email.trim();
    return <HandOnSent open={open} onClose={onClose} sent={toHandOn} name={name} />;
  }
  const isMailSetUp = mail.data?.isSetUp;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={
        guardian
          ? t('guardiansInvitations.dialog.titleOf', { name: guardian.name })
          : t('guardiansInvitations.dialog.title')
      }
      description={
        isMailSetUp === undefined
          ? undefined
          : t(
              isMailSetUp
                ? 'guardiansInvitations.dialog.description'
                : 'guardiansInvitations.dialog.descriptionWithoutMail',
            )
      }
      onSubmit={handleSubmit(send)}
      submit={t('guardiansInvitations.dialog.send')}
      busy={isPending}
      busyLabel={t('common.sending')}
      disabled={!complete}
    >
      <Field
        label={t('common.email')}
        hint={guardian ? t('guardiansInvitations.dialog.emailHint') : t('guardiansInvitations.dialog.identityHint')}
        {...(guardian ? { optionalLabel: t('common.optional') } : { required: true })}
        error={errors.email?.message}
      >
        <EmailInput
          {...register('email', {
            validate: {
              filled,
              valid: (value) => value.trim() === '' || EMAIL.test(value) || t('common.invalidEmailAddress'),
            },
          })}
        />
      </Field>
      <Field
        label={t('common.phoneNumber')}
        {...(guardian ? { optionalLabel: t('common.optional') } : { required: true })}
        error={errors.phoneNumber?.message}
      >
        <TextInput type="tel" autoComplete="off" {...register('phoneNumber', { validate: filled })} />
      </Field>
      {!guardian && (
        <Field
          label={t('common.child')}
          hint={t(
            isMailSetUp === false
              ? 'guardiansInvitations.dialog.childHintWithoutMail'
              : 'guardiansInvitations.dialog.childHint',
          )}
          optionalLabel={t('common.optional')}
        >
          <ChildCombobox family={family.data ?? []} value={childId} onChange={setChildId} />
        </Field>
      )}
      <Field label={t('guardiansInvitations.language')} hint={t('guardiansInvitations.dialog.languageHint')}>
        <InvitationLanguageSelect value={language} onChange={setLanguage} />
      </Field>
      {!guardian && (
        <LoadFailed read={family} failed={t('guardiansInvitations.dialog.childrenFailed')} tone="warning" />
      )}
    </FormDialog>
  );
}

const FIELDS = ['email', 'phoneNumber'] as const;

/** What is left empty is not sent: it is as on record. */
const withoutEmpty = ({ email, phoneNumber }: Values) => ({
  ...(email.trim() !== '' && { email }),
  ...(phoneNumber.trim() !== '' && { phoneNumber }),
});
