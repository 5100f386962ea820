import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ChildCombobox } from '#web/domains/children/ChildCombobox.tsx';
import { children } from '#web/domains/children/queries.ts';
import HandOnSent from '#web/domains/guardians/invitations/HandOnSent.tsx';
import { tieInvitation } from '#web/domains/guardians/invitations/queries.ts';
import { addresseeOf, type Invitation, type InvitationSent } from '#web/domains/guardians/invitations/rules.ts';
import { useSentNotice } from '#web/domains/guardians/invitations/useSentNotice.ts';
import { mailState } from '#web/domains/mail/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { useAction } from '#web/ui/useAction.ts';

type TieDialogProps = { invitation: Invitation; onClose(): void };

/** Chooses the child of an invitation that was made without one; its mail goes out then (guardians-6). */
export function TieDialog({ invitation, onClose }: TieDialogProps) {
  const { t } = useTranslation();
  const { id } = invitation;
  const email = addresseeOf(invitation);
  const family = useQuery(children);
  const mail = useQuery(mailState);
  const notice = useSentNotice();
  const [toHandOn, setToHandOn] = useState<InvitationSent>();
  const [childId, setChildId] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);

  const { run: tie, isPending } = useAction(tieInvitation, {
    done: notice,
    onDone: (sent) => (sent.isMailed ? onClose() : setToHandOn(sent)),
    failed: t('common.failedToSendInvitation'),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (childId === null) return;
    void tie({ params: { id }, body: { childId } });
  };

  if (toHandOn) return <HandOnSent open onClose={onClose} sent={toHandOn} name={email} />;
  return (
    <FormDialog
      onClose={onClose}
      title={t('guardiansInvitations.tying.title', { email })}
      description={
        mail.data &&
        t(
          mail.data.isSetUp
            ? 'guardiansInvitations.tying.description'
            : 'guardiansInvitations.tying.descriptionWithoutMail',
        )
      }
      onSubmit={send}
      submit={t('guardiansInvitations.tying.send')}
      busy={isPending}
      busyLabel={t('common.sending')}
    >
      {family.isError && !family.data ? (
        <LoadFailed read={family} failed={t('children.failed')} />
      ) : (
        <Field
          label={t('common.child')}
          required
          error={asked && childId === null ? t('common.pleaseSelectAChild') : undefined}
        >
          <ChildCombobox family={family.data ?? []} value={childId} onChange={setChildId} />
        </Field>
      )}
    </FormDialog>
  );
}
