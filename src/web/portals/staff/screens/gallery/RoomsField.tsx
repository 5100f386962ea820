import { useQuery } from '@tanstack/react-query';
import { useOwnRoom } from '#web/domains/center/ownRoom.ts';
import { rooms } from '#web/domains/center/queries.ts';
import { ownFirst } from '#web/domains/center/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';

type RoomsFieldProps = { chosen: readonly number[]; onChange(ids: number[]): void; error: string | undefined };

export function RoomsField({ chosen, onChange, error }: RoomsFieldProps) {
  const { t } = useTranslation();
  const own = useOwnRoom();
  const { data: all = [] } = useQuery(rooms);
  if (all.length === 0) return null;
  const toggle = (id: number, isIn: boolean) => onChange(isIn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <Field
      group
      label={t('galleryManagement.fields.rooms')}
      hint={t('galleryManagement.fields.roomsHint')}
      required
      {...(error && { error })}
    >
      <div className="grid gap-x-4 sm:grid-cols-2">
        {ownFirst(all, ({ id }) => id === own?.id).map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
        ))}
      </div>
    </Field>
  );
}
