import { type FormEvent, useState } from 'react';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';

type PinDialogProps = {
  /** How many digits there are, said as a hint and where others were typed. */
  digits: { readonly fewest: number; readonly most: number; readonly hint: string; readonly wrong: string };
  set(pin: string): Promise<unknown>;
  isPending: boolean;
  attempt(work: () => Promise<unknown>): Promise<void>;
  onClose(): void;
};

/** A new PIN, twice; the server says when it is too easy to guess. */
export function PinDialog({ digits, set, isPending, attempt, onClose }: PinDialogProps) {
  const { t } = useTranslation();
  const [problems, setProblems] = useState<{ pin?: string; again?: string }>({});

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const pin = String(data.get('pin') ?? '').trim();
    const isRight = /^\d+$/.test(pin) && pin.length >= digits.fewest && pin.length <= digits.most;
    if (!isRight) return setProblems({ pin: digits.wrong });
    if (pin !== String(data.get('again') ?? '').trim()) return setProblems({ again: t('kioskPin.differ') });
    setProblems({});
    return void attempt(async () => {
      try {
        await set(pin);
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
        <Field label={t('kioskPin.pin')} hint={digits.hint} error={problems.pin}>
          <TextInput name="pin" type="password" inputMode="numeric" autoComplete="off" maxLength={digits.most} />
        </Field>
        <Field label={t('kioskPin.again')} error={problems.again}>
          <TextInput name="again" type="password" inputMode="numeric" autoComplete="off" maxLength={digits.most} />
        </Field>
      </div>
    </FormDialog>
  );
}
