import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { dismissEntry } from '../../../../domains/door/queries.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { toast } from '../../../../ui/toast.ts';

/** Closes an entry without recording anything of it, once a reason is given. */
export function DismissForm({ id, onCancel }: { id: number; onCancel(): void }) {
  const { t } = useTranslation();
  const { mutate: dismiss, isPending, error } = useMutation(dismissEntry);
  const [problem, setProblem] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (!reason) return setProblem(t('tablets.look.reasonMissing'));
    setProblem('');
    return dismiss(
      { params: { id }, body: { reason } },
      { onSuccess: () => toast({ variant: 'success', title: t('tablets.look.dismissed') }) },
    );
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-3 rounded-md bg-sunken p-4">
      <div>
        <p className="font-semibold">{t('tablets.look.dismissTitle')}</p>
        <p className="text-ink-soft text-sm">{t('tablets.look.dismissText')}</p>
      </div>
      <Field
        label={t('tablets.look.reason')}
        error={problem || (error ? reasonOf(error, t('tablets.failed')) : undefined)}
      >
        <TextInput name="reason" maxLength={500} autoFocus />
      </Field>
      <div className="flex justify-end gap-2.5">
        <Button variant="secondary" onClick={onCancel}>
          {t('tablets.cancel')}
        </Button>
        <Button type="submit" busy={isPending} busyLabel={t('tablets.look.dismissing')}>
          {t('tablets.look.dismiss')}
        </Button>
      </div>
    </form>
  );
}
