import { useQuery } from '@tanstack/react-query';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { CameraValues, StaffCamera } from '#web/domains/cameras/rules.ts';
import { rooms } from '#web/domains/center/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

type CameraFieldsProps = {
  register: UseFormRegister<CameraValues>;
  errors: FieldErrors<CameraValues>;
  /** The one that is edited: where it is and how to sign in there stays as stored while nothing is typed. */
  stored?: StaffCamera;
};

/** The fields of a camera, for adding and editing. */
export function CameraFields({ register, errors, stored }: CameraFieldsProps) {
  const { t } = useTranslation();
  const { data: centerRooms = [] } = useQuery(rooms);
  const hidden = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  const kept = (isStored: boolean | undefined) => (isStored ? { placeholder: t('cameras.fields.unchanged') } : {});
  const optional = t('cameras.fields.optional');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('cameras.fields.name')} required error={errors.name?.message}>
        <TextInput
          autoComplete="off"
          maxLength={120}
          {...register('name', {
            validate: (name) => name.trim() !== '' || t('cameras.fields.nameRequired'),
          })}
        />
      </Field>
      <Field label={t('cameras.fields.location')} optionalLabel={optional} error={errors.location?.message}>
        <TextInput autoComplete="off" maxLength={200} {...register('location')} />
      </Field>
      <Field
        label={t('common.room')}
        hint={t('cameras.fields.roomHint')}
        error={errors.roomId?.message}
        className="sm:col-span-2"
      >
        <Select
          options={[
            { value: '', label: t('common.allRooms') },
            ...withOwn(centerRooms, stored?.room).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...register('roomId')}
        />
      </Field>
      <div className="grid gap-5 sm:col-span-2 sm:grid-cols-[1fr_8rem]">
        <Field label={t('cameras.fields.ipAddress')} error={errors.ipAddress?.message}>
          <TextInput {...hidden} placeholder="192.168.1.20" {...kept(stored?.hasAddress)} {...register('ipAddress')} />
        </Field>
        <Field label={t('cameras.fields.port')} error={errors.port?.message}>
          <TextInput {...hidden} inputMode="numeric" maxLength={5} {...register('port')} />
        </Field>
      </div>
      <Field
        label={t('cameras.fields.streamUrl')}
        hint={t('cameras.fields.streamHint')}
        error={errors.streamUrl?.message}
        className="sm:col-span-2"
      >
        <TextInput
          {...hidden}
          placeholder="rtsp://192.168.1.20:554/stream2"
          {...kept(stored?.hasAddress)}
          {...register('streamUrl')}
        />
      </Field>
      <Field label={t('cameras.fields.username')} optionalLabel={optional} error={errors.username?.message}>
        <TextInput {...hidden} {...kept(stored?.hasUsername)} {...register('username')} />
      </Field>
      <Field label={t('common.password')} optionalLabel={optional} error={errors.password?.message}>
        <PasswordInput
          autoComplete="new-password"
          showLabel={t('cameras.fields.showPassword')}
          hideLabel={t('cameras.fields.hidePassword')}
          {...kept(stored?.hasPassword)}
          {...register('password')}
        />
      </Field>
      {(stored?.hasUsername || stored?.hasPassword) && (
        <Checkbox className="sm:col-span-2" label={t('cameras.fields.signsInOpenly')} {...register('signsInOpenly')} />
      )}
    </div>
  );
}

/** A list that has its own room from the first moment: a value without an option would show as another one. */
function withOwn(rooms: readonly Room[], own: Room | null | undefined): readonly Room[] {
  return own && !rooms.some(({ id }) => id === own.id) ? [...rooms, own] : rooms;
}
type Room = NonNullable<StaffCamera['room']>;

/** The server knows the fields by the same names. */
export const FIELDS = ['name', 'location', 'roomId', 'ipAddress', 'port', 'streamUrl', 'username', 'password'] as const;
