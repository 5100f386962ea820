import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { blockFromCameras, cameraBlocks, unblockFromCameras } from '../../../../../domains/cameras/block-queries.ts';
import type { Guardian } from '../../../../../domains/guardians/rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { formatInstant } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { SkeletonText } from '../../../../../ui/Skeleton.tsx';
import { TextArea } from '../../../../../ui/TextArea.tsx';
import { toast } from '../../../../../ui/toast.ts';

type CameraBlockDialogProps = { guardian: Guardian; onDone(): void };

/** Turns a guardian's watching off, as a court may order, or on again. It holds for every child of theirs. */
export default function CameraBlockDialog({ guardian: { guardianId, name }, onDone }: CameraBlockDialogProps) {
  const { t } = useTranslation();
  const { data: blocks, isError, isFetching, refetch } = useQuery(cameraBlocks);
  const turnOff = useMutation(blockFromCameras);
  const turnOn = useMutation(unblockFromCameras);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const block = blocks?.find((one) => one.guardianId === guardianId);
  const isBusy = turnOff.isPending || turnOn.isPending;

  const outcome = (done: string) => ({
    onSuccess: () => {
      toast({ title: done, variant: 'success' });
      onDone();
    },
    onError: (error: Error) =>
      toast({
        title: t('shell.error'),
        description: reasonOf(error, t('children.guardians.cameras.failed')),
        variant: 'error',
      }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !blocks) return;
    const params = { id: guardianId };
    if (block) return turnOn.mutate({ params }, outcome(t('children.guardians.cameras.turnedOn', { name })));
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    turnOff.mutate(
      { params, body: { reason: reason.trim() } },
      outcome(t('children.guardians.cameras.turnedOff', { name })),
    );
  };

  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={t('children.guardians.cameras.buttonOf', { name })}
      closeLabel={t('shell.close')}
      onSubmit={submit}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            {t('children.edit.cancel')}
          </Button>
          <Button type="submit" variant={block ? 'primary' : 'danger'} busy={isBusy} disabled={!blocks}>
            {t(block ? 'children.guardians.cameras.turnOn' : 'children.guardians.cameras.turnOff')}
          </Button>
        </>
      }
    >
      {block ? (
        <Alert
          tone="warning"
          title={t('children.guardians.cameras.blockedSince', { when: formatInstant(block.since) })}
        >
          <p className="whitespace-pre-line break-words">{block.reason}</p>
          {block.by && (
            <p className="mt-1 text-ink-soft text-sm">{t('children.guardians.cameras.by', { by: block.by })}</p>
          )}
        </Alert>
      ) : blocks ? (
        <div className="flex flex-col gap-5">
          <p>{t('children.guardians.cameras.text', { name })}</p>
          <Field
            label={t('children.guardians.cameras.reason')}
            hint={t('children.guardians.cameras.reasonHint')}
            required
            {...(isMissing && { error: t('children.guardians.cameras.reasonRequired') })}
          >
            <TextArea value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </div>
      ) : isError ? (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('children.guardians.cameras.notRead')}
        </Alert>
      ) : (
        <div role="status" aria-label={t('shell.loading')}>
          <SkeletonText lines={3} />
        </div>
      )}
    </Dialog>
  );
}
