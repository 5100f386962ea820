import { useQuery } from '@tanstack/react-query';
import { rooms } from '#web/domains/center/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';

type FormRoomsFieldProps = { chosen: readonly number[]; onChange(ids: readonly number[]): void };

/** Rooms, of which all children are meant. */
export function FormRoomsField({ chosen, onChange }: FormRoomsFieldProps) {
  const { t } = useTranslation();
  const read = useQuery(rooms);
  return (
    <>
      <LoadFailed read={read} failed={t('common.theRoomsCouldNotBeLoaded')} />
      <Field group label={t('formsLibrary.send.rooms')} required>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {(read.data ?? []).map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          ))}
        </div>
      </Field>
    </>
  );
}
