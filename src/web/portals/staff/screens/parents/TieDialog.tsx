import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ChildCombobox } from '../../../../domains/children/ChildCombobox.tsx';
import { children } from '../../../../domains/children/queries.ts';
import { tieInvitation } from '../../../../domains/invitations/queries.ts';
import type { Invitation } from '../../../../domains/invitations/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { toast } from '../../../../ui/toast.ts';

type TieDialogProps = { invitation: Invitation; onClose(): void };

/** Chooses the child of an invitation that was made without one; its mail goes out then (DECISIONS row 23). */
export function TieDialog({ invitation: { id, email }, onClose }: TieDialogProps) {
  const { t } = useTranslation();
  const family = useQuery(children);
  const { mutate: tie, isPending } = useMutation(tieInvitation);
  const [childId, setChildId] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (childId === null) return;
    tie(
      { params: { id }, body: { childId } },
      {
        onSuccess: ({ message }) => {
          toast({ variant: 'success', title: t('invitations.dialog.sent'), description: message });
          onClose();
        },
        onError: (error) =>
          toast({
            variant: 'error',
            title: t('shell.error'),
            description: reasonOf(error, t('invitations.tying.failed')),
          }),
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('invitations.tying.title', { email })}
      description={t('invitations.tying.description')}
      closeLabel={t('shell.close')}
      onSubmit={send}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('invitations.dialog.cancel')}
          </Button>
          <Button type="submit" busy={isPending} busyLabel={t('invitations.dialog.sending')}>
            {t('invitations.tying.send')}
          </Button>
        </>
      }
    >
      {family.isError && !family.data ? (
        <Alert
          tone="error"
          retry={{ label: t('shell.tryAgain'), busy: family.isFetching, onRetry: () => void family.refetch() }}
        >
          {t('children.failed')}
        </Alert>
      ) : (
        <Field
          label={t('invitations.tying.child')}
          required
          error={asked && childId === null ? t('invitations.tying.required') : undefined}
        >
          <ChildCombobox family={family.data ?? []} value={childId} onChange={setChildId} />
        </Field>
      )}
    </Dialog>
  );
}
