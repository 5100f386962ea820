import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { setOwnPin } from '#web/domains/kiosk/queries.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';

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
    if (!/^\d{6}$/.test(pin)) return setProblems({ pin: t('kioskPin.short') });
    if (pin !== String(data.get('again') ?? '').trim()) return setProblems({ again: t('kioskPin.differ') });
    setProblems({});
    return void attempt(async () => {
      try {
        await set({ body: { pin } });
        toast({ variant: 'success', title: t('kioskPin.saved') });
        onClose();
      } catch (error) {
        if (!(error instanceof RequestError && error.fields.pin)) throw error;
        setProblems({ pin: error.fields.pin });
      }
    });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('kioskPin.choose')}
      size="small"
      onSubmit={send}
      submit={t('kioskPin.save')}
      busy={isPending}
      busyLabel={t('kioskPin.saving')}
    >
      <div className="flex flex-col gap-4">
        <Field label={t('kioskPin.pin')} hint={t('kioskPin.hint')} error={problems.pin}>
          <TextInput name="pin" type="password" inputMode="numeric" autoComplete="off" maxLength={6} />
        </Field>
        <Field label={t('kioskPin.again')} error={problems.again}>
          <TextInput name="again" type="password" inputMode="numeric" autoComplete="off" maxLength={6} />
        </Field>
      </div>
    </FormDialog>
  );
}
