import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { RoomSettings } from '../../../../../domains/center/rules.ts';
import { addRoom, changeRoom, roomSettings } from '../../../../../domains/center/settings-queries.ts';
import { EditConflict } from '../../../../../layout/EditConflict.tsx';
import { reasonOf } from '../../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../../lib/formErrors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { useVersionedForm } from '../../../../../lib/useVersionedForm.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { Select } from '../../../../../ui/Select.tsx';
import { TextInput } from '../../../../../ui/TextInput.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { AGE_GROUP_KEYS, bodyOf, NEW_ROOM, type RoomValues, roomValuesOf } from './roomValues.ts';

/** Adds a room (null) or changes one. */
export function RoomDialog({ room, onDone }: { room: RoomSettings | null; onDone(): void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const add = useMutation(addRoom);
  const change = useMutation(changeRoom);
  const { form, meanwhile, version, takeUp, takeNewest } = useVersionedForm<typeof NEW_ROOM, RoomValues>({
    row: room ?? NEW_ROOM,
    valuesOf: roomValuesOf,
    readNewest: async () =>
      (await client.fetchQuery({ ...roomSettings, staleTime: 0 })).find(({ id }) => id === room?.id),
  });
  const { control, register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const typed = useWatch({ control }) as RoomValues;
  const labels = {
    name: t('centerSettings.rooms.name'),
    ageGroup: t('centerSettings.rooms.ageGroup'),
    capacity: t('centerSettings.rooms.capacity'),
    childrenPerStaff: t('centerSettings.rooms.ratio'),
  };
  const groupName = (group: RoomValues['ageGroup']) =>
    t(group ? `centerSettings.rooms.groups.${group}` : 'centerSettings.rooms.noGroup');
  const shown = (key: keyof RoomValues, values: RoomValues) =>
    key === 'ageGroup' ? groupName(values.ageGroup) : values[key] || t('centerSettings.empty');

  const send = async (values: RoomValues) => {
    const body = bodyOf(values);
    try {
      await (room
        ? change.mutateAsync({ params: { id: room.id }, body: { ...body, version } })
        : add.mutateAsync({ body }));
      toast({ title: t(room ? 'centerSettings.rooms.changed' : 'centerSettings.rooms.added'), variant: 'success' });
      onDone();
    } catch (error) {
      if (await takeUp(error, values)) return;
      showRefusedFields(error, FIELDS, setError);
      toast({
        title: t('shell.error'),
        description: reasonOf(error, t('centerSettings.failedToSave')),
        variant: 'error',
      });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={room ? t('centerSettings.rooms.editTitle', { room: room.name }) : t('centerSettings.rooms.addTitle')}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(send)}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            {t('centerSettings.cancel')}
          </Button>
          <Button type="submit" busy={add.isPending || change.isPending} busyLabel={t('centerSettings.saving')}>
            {t('centerSettings.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {meanwhile && (
          <EditConflict
            theirs={meanwhile.theirs.map((key) => ({ key, label: labels[key], newest: shown(key, meanwhile.newest) }))}
            clashes={meanwhile.clashes.map((key) => ({
              key,
              label: labels[key],
              newest: shown(key, meanwhile.newest),
              typed: shown(key, typed),
            }))}
            onTakeNewest={takeNewest}
          />
        )}
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
      </div>
    </Dialog>
  );
}

const FIELDS = {
  name: 'name',
  ageGroup: 'ageGroup',
  capacity: 'capacity',
  childrenPerStaff: 'childrenPerStaff',
} as const;
