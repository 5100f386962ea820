import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { dismissEntry } from '#web/domains/kiosk/queries.ts';
import { dismissRoomEntry } from '#web/domains/kiosk/room-queries.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';

type DismissFormProps = {
  id: number;
  /** From where the entry came. */
  from: 'entrance' | 'room';
  onCancel(): void;
};

/** Closes an entry without recording anything of it, once a reason is given. */
export function DismissForm({ id, from, onCancel }: DismissFormProps) {
  const { t } = useTranslation();
  const { mutate: dismiss, isPending, error } = useMutation(from === 'room' ? dismissRoomEntry : dismissEntry);
  const [problem, setProblem] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (!reason) return setProblem(t('kioskManagement.look.reasonMissing'));
    setProblem('');
    return dismiss(
      { params: { id }, body: { reason } },
      { onSuccess: () => toast({ variant: 'success', title: t('kioskManagement.look.dismissed') }) },
    );
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-3 rounded-md bg-sunken p-4">
      <div>
        <p className="font-semibold">{t('kioskManagement.look.dismissTitle')}</p>
        <p className="text-ink-soft text-sm">{t('kioskManagement.look.dismissText')}</p>
      </div>
      <Field
        label={t('kioskManagement.look.reason')}
        error={problem || (error ? reasonOf(error, t('common.thatDidNotWork')) : undefined)}
      >
        <TextInput name="reason" maxLength={500} autoFocus />
      </Field>
      <div className="flex justify-end gap-2.5">
        <Button variant="secondary" onClick={onCancel}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" busy={isPending} busyLabel={t('kioskManagement.look.dismissing')}>
          {t('kioskManagement.look.dismiss')}
        </Button>
      </div>
    </form>
  );
}
