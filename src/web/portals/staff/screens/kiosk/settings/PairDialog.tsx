import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { rooms } from '#web/domains/center/queries.ts';
import { enrollmentRooms } from '#web/domains/center/rules.ts';
import { addKiosk } from '#web/domains/kiosk/queries.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { CodeShown } from './CodeShown.tsx';

/** Asks for the tablet's name and where it stands, then shows the code by which it is paired. */
export function PairDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { mutate: add, data, variables, isPending, error } = useMutation(addKiosk);
  const { data: all = [] } = useQuery(rooms);
  const [problem, setProblem] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const name = String(said.get('name') ?? '').trim();
    const roomId = Number(said.get('room'));
    setProblem(name ? '' : t('kioskManagement.nameMissing'));
    if (name) add({ body: { name, ...(roomId > 0 && { roomId }) } });
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
      <Field label={t('kioskManagement.place')}>
        <Select
          name="room"
          options={[
            { value: '', label: t('kioskManagement.atEntrance') },
            ...enrollmentRooms(all).map(({ id, name }) => ({
              value: String(id),
              label: name,
            })),
          ]}
        />
      </Field>
    </FormDialog>
  );
}
