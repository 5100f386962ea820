import { useWatch } from 'react-hook-form';
import type { RoomSettings } from '#web/domains/center/rules.ts';
import { addRoom, changeRoom, roomSettings } from '#web/domains/center/settings-queries.ts';
import { EditConflict } from '#web/layout/EditConflict.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useVersionedForm } from '#web/lib/useVersionedForm.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { AGE_GROUP_KEYS, bodyOf, NEW_ROOM, type RoomValues, roomValuesOf } from './roomValues.ts';

/** Adds a room (null) or changes one. */
export function RoomDialog({ room, onDone }: { room: RoomSettings | null; onDone(): void }) {
  const { t } = useTranslation();
  const { form, meanwhile, version, takeUp, takeNewest } = useVersionedForm<typeof NEW_ROOM, RoomValues>({
    row: room ?? NEW_ROOM,
    valuesOf: roomValuesOf,
    readNewest: async (read) => (await read(roomSettings)).find(({ id }) => id === room?.id),
  });
  const { control, register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const typed = useWatch({ control }) as RoomValues;
  const labels = {
    name: t('common.name'),
    ageGroup: t('centerSettings.rooms.ageGroup'),
    capacity: t('centerSettings.rooms.capacity'),
    childrenPerStaff: t('centerSettings.rooms.ratio'),
  };
  const groupName = (group: RoomValues['ageGroup']) =>
    t(group ? `centerSettings.rooms.groups.${group}` : 'centerSettings.rooms.noGroup');
  const shown = (key: keyof RoomValues, values: RoomValues) =>
    key === 'ageGroup' ? groupName(values.ageGroup) : values[key] || t('centerSettings.empty');

  const told = { failed: t('centerSettings.failedToSave'), onDone, fields: FIELDS, setError };
  const add = useAction(addRoom, { ...told, done: t('centerSettings.rooms.added') });
  const change = useAction(changeRoom, { ...told, done: t('centerSettings.rooms.changed'), onFailed: takeUp });
  const send = (values: RoomValues) => {
    const body = bodyOf(values);
    return room ? change.run({ params: { id: room.id }, body: { ...body, version } }) : add.run({ body });
  };
  return (
    <FormDialog
      onClose={onDone}
      title={room ? t('centerSettings.rooms.editTitle', { room: room.name }) : t('centerSettings.rooms.addTitle')}
      onSubmit={handleSubmit(send)}
      submit={t('common.save')}
      busy={add.isPending || change.isPending}
      busyLabel={t('common.saving')}
    >
      <EditConflict
        meanwhile={meanwhile}
        typed={typed}
        label={(key) => labels[key]}
        shown={shown}
        onTakeNewest={takeNewest}
      />
      <Field label={labels.name} required error={errors.name?.message}>
        <TextInput
          {...register('name', {
            validate: (name) => name.trim() !== '' || t('centerSettings.rooms.nameRequired'),
          })}
        />
      </Field>
      <Field label={labels.ageGroup} hint={t('centerSettings.rooms.ageGroupHint')} error={errors.ageGroup?.message}>
        <Select
          options={['' as const, ...AGE_GROUP_KEYS].map((group) => ({ value: group, label: groupName(group) }))}
          {...register('ageGroup')}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label={labels.capacity} error={errors.capacity?.message}>
          <TextInput inputMode="numeric" {...register('capacity')} />
        </Field>
        {typed.ageGroup !== '' && (
          <Field
            label={labels.childrenPerStaff}
            hint={t('centerSettings.rooms.ratioHint')}
            required
            error={errors.childrenPerStaff?.message}
          >
            <TextInput inputMode="numeric" {...register('childrenPerStaff')} />
          </Field>
        )}
      </div>
    </FormDialog>
  );
}

const FIELDS = ['name', 'ageGroup', 'capacity', 'childrenPerStaff'] as const;
