import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { keepUnsent } from '#web/domains/family-day/unsent.ts';
import type { ParentChild } from '#web/domains/guardians/accounts/rules.ts';
import { tellCenter } from '#web/domains/notices/queries.ts';
import { type NoticeKind, type NoticeValues, noticeToSend } from '#web/domains/notices/rules.ts';
import { draftOf } from '#web/lib/draft.ts';
import { useParentSession } from '#web/lib/session.ts';
import { centerNow, dayAfter } from '#web/lib/time.ts';
import { useKeptDraft } from '#web/lib/useKeptDraft.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Private } from '#web/ui/Private.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAction } from '#web/ui/useAction.ts';
import { NoticeFields } from './NoticeFields.tsx';

type TellDialogProps = {
  kind: NoticeKind;
  child: ParentChild;
  /** The child is at the center now. */
  isHere: boolean;
  onClose(): void;
  /** Tells something else instead. */
  onTurn(kind: NoticeKind): void;
};

/** One of the four things a family can tell. What is typed outlives a closed dialog and an ended session. */
export default function TellDialog({ kind, child, isHere, onClose, onTurn }: TellDialogProps) {
  const { t } = useTranslation();
  const { account } = useParentSession();
  const name = child.firstName;
  const today = centerNow().date;
  const asksForPickup = kind === 'absence' && isHere;
  const from = asksForPickup ? dayAfter(today, 1) : today;
  const empty: NoticeValues = { from, to: '', time: '', person: '', text: '' };
  const [draft] = useState(() => draftOf(`tell-${kind}-${child.id}`, account.id, isNoticeValues));
  const [found, setFound] = useState(() => draft.read());
  const { register, handleSubmit, getValues, setError, reset, subscribe, formState } = useForm<NoticeValues>({
    defaultValues: found ?? empty,
  });
  const { errors } = formState;
  useKeptDraft(subscribe, draft);

  const { run: tell, isPending } = useAction(
    {
      ...tellCenter,
      // It is kept on this device instead.
      networkMode: 'always',
      // The dialog may have been closed before the answer comes.
      onSuccess: (...answer) => {
        draft.drop();
        return tellCenter.onSuccess(...answer);
      },
    },
    {
      done: t('familyDayDetails.tell.sent'),
      failed: { title: t('familyDayDetails.tell.failed'), description: t('common.pleaseTryAgain') },
      onDone: onClose,
      onFailed: async (error, sent) => {
        if (!(await keepUnsent(error, { route: 'POST /api/parent/notices', sent }))) return false;
        draft.drop();
        toast({ title: t('familyDayDetails.tell.waits') });
        onClose();
        return true;
      },
      fields: FIELDS,
      setError,
    },
  );
  const send = (values: NoticeValues) => tell({ body: noticeToSend(child.id, kind, values) });

  return (
    <FormDialog
      onClose={onClose}
      onCancel={() => {
        draft.drop();
        onClose();
      }}
      title={<Private>{t(`familyDayDetails.tell.titles.${kind}`, { name })}</Private>}
      description={<Private>{t(`familyDayDetails.tell.texts.${kind}`, { name })}</Private>}
      onSubmit={handleSubmit(send)}
      submit={t('familyDayDetails.tell.send')}
      busy={isPending}
      busyLabel={t('common.sending')}
    >
      {found && (
        <Alert
          className="mb-4"
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                reset(empty, { keepFieldsRef: true });
                draft.drop();
                setFound(undefined);
              }}
            >
              {t('common.startOver')}
            </Button>
          }
        >
          {t('common.typedIsStillHere')}
        </Alert>
      )}
      {asksForPickup && (
        <Alert
          className="mb-4"
          title={<Private>{t('familyDayDetails.tell.hereToday', { name })}</Private>}
          action={
            <Button variant="secondary" size="small" onClick={() => onTurn('pickup')}>
              {t('familyDayDetails.tell.pickUpEarly')}
            </Button>
          }
        >
          {t('familyDayDetails.tell.pickUpEarlyQuestion')}
        </Alert>
      )}
      <NoticeFields kind={kind} name={name} isHere={isHere} register={register} getValues={getValues} errors={errors} />
    </FormDialog>
  );
}

const FIELDS = ['from', 'to', 'time', 'person', 'text'] as const;

function isNoticeValues(kept: unknown): kept is NoticeValues {
  if (typeof kept !== 'object' || kept === null) return false;
  const values = new Map(Object.entries(kept));
  return (
    FIELDS.every((field) => typeof values.get(field) === 'string') &&
    ['to', 'time', 'person', 'text'].some((field) => values.get(field) !== '')
  );
}
