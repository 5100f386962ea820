import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addKiosk } from '../../../../../domains/door/queries.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { formatInstant } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { TextInput } from '../../../../../ui/TextInput.tsx';
import { CodeShown } from './CodeShown.tsx';

/** Asks for the tablet's name, then shows the code by which it is paired. */
export function PairDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { mutate: add, data, variables, isPending, error } = useMutation(addKiosk);
  const [problem, setProblem] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    setProblem(name ? '' : t('tablets.nameMissing'));
    if (name) add({ body: { name } });
  };
  if (data) {
    return (
      <CodeShown
        title={t('tablets.codeTitle', { name: variables?.body.name ?? '' })}
        text={t('tablets.codeText', { address: `${location.origin}/kiosk`, time: formatInstant(data.expiresAt) })}
        code={data.code}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('tablets.add')}
      closeLabel={t('tablets.close')}
      size="small"
      onSubmit={send}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('tablets.cancel')}
          </Button>
          <Button type="submit" busy={isPending} busyLabel={t('tablets.making')}>
            {t('tablets.makeCode')}
          </Button>
        </>
      }
    >
      <Field
        label={t('tablets.name')}
        hint={t('tablets.nameHint')}
        error={problem || (error ? reasonOf(error, t('tablets.failed')) : undefined)}
      >
        <TextInput name="name" maxLength={60} autoComplete="off" />
      </Field>
    </Dialog>
  );
}
