import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { setOwnPin } from '../../../../domains/door/queries.ts';
import { RequestError } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { toast } from '../../../../ui/toast.ts';

type PinDialogProps = { attempt(work: () => Promise<unknown>): Promise<void>; onClose(): void };

/** Six digits, twice; the server says when they are too easy to guess. */
export function PinDialog({ attempt, onClose }: PinDialogProps) {
  const { t } = useTranslation();
  const { mutateAsync: set, isPending } = useMutation(setOwnPin);
  const [problems, setProblems] = useState<{ pin?: string; again?: string }>({});

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const pin = String(data.get('pin') ?? '').trim();
    if (!/^\d{6}$/.test(pin)) return setProblems({ pin: t('ownPin.short') });
    if (pin !== String(data.get('again') ?? '').trim()) return setProblems({ again: t('ownPin.differ') });
    setProblems({});
    return void attempt(async () => {
      try {
        await set({ body: { pin } });
        toast({ variant: 'success', title: t('ownPin.saved') });
        onClose();
      } catch (error) {
        if (!(error instanceof RequestError && error.fields.pin)) throw error;
        setProblems({ pin: error.fields.pin });
      }
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('ownPin.choose')}
      closeLabel={t('ownPin.close')}
      size="small"
      onSubmit={send}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('ownPin.cancel')}
          </Button>
          <Button type="submit" busy={isPending} busyLabel={t('ownPin.saving')}>
            {t('ownPin.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t('ownPin.pin')} hint={t('ownPin.hint')} error={problems.pin}>
          <TextInput name="pin" type="password" inputMode="numeric" autoComplete="off" maxLength={6} />
        </Field>
        <Field label={t('ownPin.again')} error={problems.again}>
          <TextInput name="again" type="password" inputMode="numeric" autoComplete="off" maxLength={6} />
        </Field>
      </div>
    </Dialog>
  );
}
