import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { blockFromCameras, cameraBlocks, unblockFromCameras } from '#web/domains/cameras/block-queries.ts';
import type { Guardian } from '#web/domains/guardians/rules.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAction } from '#web/ui/useAction.ts';

type CameraBlockDialogProps = { guardian: Guardian; onDone(): void };

/** Turns a guardian's watching off, as a court may order, or on again. It holds for every child of theirs. */
export default function CameraBlockDialog({ guardian: { guardianId, name }, onDone }: CameraBlockDialogProps) {
  const { t } = useTranslation();
  const query = useQuery(cameraBlocks);
  const told = { failed: t('childrenManagement.guardians.cameras.failed'), onDone };
  const turnOff = useAction(blockFromCameras, {
    ...told,
    done: t('childrenManagement.guardians.cameras.turnedOff', { name }),
  });
  const turnOn = useAction(unblockFromCameras, {
    ...told,
    done: t('childrenManagement.guardians.cameras.turnedOn', { name }),
  });
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const block = query.data?.find((one) => one.guardianId === guardianId);
  const isBusy = turnOff.isPending || turnOn.isPending;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !query.data) return;
    const params = { id: guardianId };
    if (block) return void turnOn.run({ params });
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    void turnOff.run({ params, body: { reason: reason.trim() } });
  };

  return (
    <FormDialog
      onClose={onDone}
      title={t('childrenManagement.guardians.cameras.buttonOf', { name })}
      onSubmit={submit}
      submit={t(block ? 'childrenManagement.guardians.cameras.turnOn' : 'childrenManagement.guardians.cameras.turnOff')}
      danger={!block}
      busy={isBusy}
      disabled={!query.data}
    >
      {block ? (
        <Alert
          tone="warning"
          title={t('childrenManagement.guardians.cameras.blockedSince', { when: formatInstant(block.since) })}
        >
          <p className="whitespace-pre-line break-words">{block.reason}</p>
          {block.by && (
            <p className="mt-1 text-ink-soft text-sm">
              {t('childrenManagement.guardians.cameras.by', { by: block.by })}
            </p>
          )}
        </Alert>
      ) : (
        <Loaded
          query={query}
          failed={t('childrenManagement.guardians.cameras.notRead')}
          skeleton={<SkeletonText label={t('shell.loading')} lines={3} />}
        >
          {() => (
            <div className="flex flex-col gap-5">
              <p>{t('childrenManagement.guardians.cameras.text', { name })}</p>
              <Field
                label={t('common.reason')}
                hint={t('childrenManagement.guardians.cameras.reasonHint')}
                required
                {...(isMissing && { error: t('childrenManagement.guardians.cameras.reasonRequired') })}
              >
                <TextArea value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
              </Field>
            </div>
          )}
        </Loaded>
      )}
    </FormDialog>
  );
}
