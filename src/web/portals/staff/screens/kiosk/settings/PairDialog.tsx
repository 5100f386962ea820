import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addKiosk } from '#web/domains/kiosk/queries.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { CodeShown } from './CodeShown.tsx';

/** Asks for the tablet's name, then shows the code by which it is paired. */
export function PairDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { mutate: add, data, variables, isPending, error } = useMutation(addKiosk);
  const [problem, setProblem] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    setProblem(name ? '' : t('kioskManagement.nameMissing'));
    if (name) add({ body: { name } });
  };
  if (data) {
    return (
      <CodeShown
        title={t('kioskManagement.codeTitle', { name: variables?.body.name ?? '' })}
        text={t('kioskManagement.codeText', {
          address: `${location.origin}/kiosk`,
          time: formatInstant(data.expiresAt),
        })}
        code={data.code}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('kioskManagement.add')}
      size="small"
      onSubmit={send}
      submit={t('kioskManagement.makeCode')}
      busy={isPending}
      busyLabel={t('kioskManagement.making')}
    >
      <Field
        label={t('kioskManagement.name')}
        hint={t('kioskManagement.nameHint')}
        error={problem || (error ? reasonOf(error, t('common.thatDidNotWork')) : undefined)}
      >
        <TextInput name="name" maxLength={60} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
