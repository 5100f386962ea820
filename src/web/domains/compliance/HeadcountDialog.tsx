import { useMutation, useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { rooms } from '#web/domains/center/queries.ts';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { takeHeadcount } from './queries.ts';

/** A number counted with one's own eyes: what is expected is told only where it is another one. */
export default function HeadcountDialog({ open, onClose }: Opened) {
  const { t } = useTranslation();
  const { data: all = [] } = useQuery({ ...rooms, enabled: open });
  const { mutate, error, isPending, reset } = useMutation(takeHeadcount);
  const [room, setRoom] = useState('');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const counted = /^\d{1,3}$/.test(typed) ? Number(typed) : null;
  const differs = error instanceof RequestError && error.code === 'headcount-differs';

  const save = (differenceConfirmed: boolean) => {
    setIsTried(true);
    if (room === '' || counted === null || isPending) return;
    mutate(
      { body: { roomId: Number(room), counted, note, differenceConfirmed } },
      {
        onSuccess: (kept) => {
          toast({
            variant: 'success',
            title: t('complianceHeadcount.saved'),
            description: t('complianceHeadcount.savedText', kept),
          });
          onClose();
        },
      },
    );
  };
  const change = (text: string) => {
    reset();
    setTyped(text);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('complianceHeadcount.title')}
      description={t('complianceHeadcount.text')}
      size="small"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save(false);
      }}
      footer={
        differs ? (
          <>
            <Button variant="secondary" onClick={() => save(true)} busy={isPending}>
              {t('complianceHeadcount.confirm', { count: counted ?? 0 })}
            </Button>
            <Button onClick={() => change('')}>{t('complianceHeadcount.again')}</Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('shell.cancel')}
            </Button>
            <Button type="submit" busy={isPending} busyLabel={t('complianceHeadcount.saving')}>
              {t('complianceHeadcount.save')}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {error && (
          <Alert
            tone={differs ? 'warning' : 'error'}
            {...(differs && { title: t('complianceHeadcount.differsTitle') })}
          >
            {reasonOf(error, t('complianceHeadcount.failed'))}
          </Alert>
        )}
        <Field
          label={t('common.room')}
          error={isTried && room === '' ? t('complianceHeadcount.chooseRoom') : undefined}
          required
        >
          <Select
            value={room}
            placeholder={t('complianceHeadcount.chooseRoom')}
            onChange={(event) => {
              reset();
              setRoom(event.target.value);
            }}
            options={all.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Field>
        <div className="flex items-end gap-2.5">
          <IconButton
            variant="secondary"
            label={t('complianceHeadcount.less')}
            disabled={counted === null || counted === 0}
            onClick={() => change(String((counted ?? 1) - 1))}
          >
            <Minus />
          </IconButton>
          <Field
            label={t('complianceHeadcount.counted')}
            className="min-w-0 flex-1"
            error={isTried && counted === null ? t('complianceHeadcount.text') : undefined}
            required
          >
            <TextInput
              value={typed}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              onChange={(event) => change(event.target.value)}
            />
          </Field>
          <IconButton
            variant="secondary"
            label={t('complianceHeadcount.more')}
            onClick={() => change(String((counted ?? 0) + 1))}
          >
            <Plus />
          </IconButton>
        </div>
        <Field label={t('common.note')} optionalLabel={t('common.optional')}>
          <TextInput value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
