import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { tellCenter } from '../../../../../domains/notices/queries.ts';
import { type NoticeKind, type NoticeValues, noticeToSend } from '../../../../../domains/notices/rules.ts';
import type { ParentChild } from '../../../../../domains/parents/rules.ts';
import { draftOf } from '../../../../../lib/draft.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../../lib/formErrors.ts';
import { sentBeforeOr } from '../../../../../lib/sentBefore.ts';
import { useParentSession } from '../../../../../lib/session.ts';
import { centerNow } from '../../../../../lib/time.ts';
import { useKeptDraft } from '../../../../../lib/useKeptDraft.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Private } from '../../../../../ui/Private.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { NoticeFields } from './NoticeFields.tsx';

type TellDialogProps = { kind: NoticeKind; child: ParentChild; onClose(): void };

/** One of the four things a family can tell. What is typed outlives a closed dialog and an ended session. */
export default function TellDialog({ kind, child, onClose }: TellDialogProps) {
  const { t } = useTranslation();
  const { account } = useParentSession();
  const name = child.firstName;
  const empty: NoticeValues = { from: centerNow().date, to: '', time: '', person: '', text: '' };
  const [draft] = useState(() => draftOf(`tell-${kind}-${child.id}`, account.id, isNoticeValues));
  const [found, setFound] = useState(() => draft.read());
  const {
    mutate: tell,
    isPending,
    variables,
  } = useMutation({
    ...tellCenter,
    // Not at the call: the dialog may have been closed before the answer comes.
    onSuccess: (...answer) => {
      draft.drop();
      toast({ title: t('portalMore.tell.sent'), variant: 'success' });
      return tellCenter.onSuccess(...answer);
    },
  });
  const { register, handleSubmit, getValues, setError, reset, subscribe, formState } = useForm<NoticeValues>({
    defaultValues: found ?? empty,
  });
  const { errors } = formState;
  useKeptDraft(subscribe, draft);

  const send = (values: NoticeValues) =>
    tell(sentBeforeOr(variables, { body: noticeToSend(child.id, kind, values) }), {
      onSuccess: onClose,
      onError: (error) => {
        showRefusedFields(error, SENT_AS, setError);
        toast({
          title: t('portalMore.tell.failed'),
          description: reasonOf(error, t('portalMore.tell.failedFallback')),
          variant: 'error',
        });
      },
    });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Private>{t(`portalMore.tell.titles.${kind}`, { name })}</Private>}
      description={<Private>{t(`portalMore.tell.texts.${kind}`, { name })}</Private>}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(send)}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              draft.drop();
              onClose();
            }}
          >
            {t('portalMore.tell.cancel')}
          </Button>
          <Button type="submit" busy={isPending} busyLabel={t('portalMore.tell.sending')}>
            {t('portalMore.tell.send')}
          </Button>
        </>
      }
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
              {t('portalMore.tell.startOver')}
            </Button>
          }
        >
          {t('portalMore.tell.restored')}
        </Alert>
      )}
      <NoticeFields kind={kind} name={name} register={register} getValues={getValues} errors={errors} />
    </Dialog>
  );
}

const SENT_AS = { from: 'from', to: 'to', time: 'time', person: 'person', text: 'text' } as const;

function isNoticeValues(kept: unknown): kept is NoticeValues {
  if (typeof kept !== 'object' || kept === null) return false;
  const values = new Map(Object.entries(kept));
  return (
    Object.keys(SENT_AS).every((field) => typeof values.get(field) === 'string') &&
    ['to', 'time', 'person', 'text'].some((field) => values.get(field) !== '')
  );
}
