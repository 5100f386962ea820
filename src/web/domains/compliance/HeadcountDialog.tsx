import { useMutation, useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { RequestError, reasonOf } from '../../lib/errors.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast.ts';
import { rooms } from '../center/queries.ts';
import { takeHeadcount } from './queries.ts';

type HeadcountDialogProps = { open: boolean; onOpenChange(open: boolean): void };

/** A number counted with one's own eyes: what is expected is told only where it is another one. */
export default function HeadcountDialog({ open, onOpenChange }: HeadcountDialogProps) {
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
            title: t('headcount.saved'),
            description: t('headcount.savedText', kept),
          });
          onOpenChange(false);
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
      onOpenChange={onOpenChange}
      title={t('headcount.title')}
      description={t('headcount.text')}
      closeLabel={t('shell.close')}
      size="small"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save(false);
      }}
      footer={
        differs ? (
          <>
            <Button variant="secondary" onClick={() => save(true)} busy={isPending}>
              {t('headcount.confirm', { count: counted ?? 0 })}
            </Button>
            <Button onClick={() => change('')}>{t('headcount.again')}</Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={() => onOpenChange(false)}>
              {t('headcount.cancel')}
            </Button>
            <Button type="submit" busy={isPending} busyLabel={t('headcount.saving')}>
              {t('headcount.save')}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {error && (
          <Alert tone={differs ? 'warning' : 'error'} {...(differs && { title: t('headcount.differsTitle') })}>
            {reasonOf(error, t('headcount.failed'))}
          </Alert>
        )}
        <Field
          label={t('headcount.room')}
          error={isTried && room === '' ? t('headcount.chooseRoom') : undefined}
          required
        >
          <Select
            value={room}
            placeholder={t('headcount.chooseRoom')}
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
            label={t('headcount.less')}
            disabled={counted === null || counted === 0}
            onClick={() => change(String((counted ?? 1) - 1))}
          >
            <Minus aria-hidden="true" />
          </IconButton>
          <Field
            label={t('headcount.counted')}
            className="min-w-0 flex-1"
            error={isTried && counted === null ? t('headcount.text') : undefined}
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
            label={t('headcount.more')}
            onClick={() => change(String((counted ?? 0) + 1))}
          >
            <Plus aria-hidden="true" />
          </IconButton>
        </div>
        <Field label={t('headcount.note')} optionalLabel={t('headcount.optional')}>
          <TextInput value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
