import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { rooms } from '#web/domains/center/queries.ts';
import { enrollmentRooms } from '#web/domains/center/rules.ts';
import { moveChildren } from '#web/domains/children/edit-queries.ts';
import { askOfFullRoom } from '#web/domains/children/fullRoom.ts';
import type { Child } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { KeptList } from './KeptList.tsx';

type MoveDialogProps = Opened & { family: readonly Child[] };

/** Moves several children into a room; a full one is asked about (children-15, children-17). */
export default function MoveDialog({ family, ...opened }: MoveDialogProps) {
  const { t } = useTranslation();
  const read = useQuery(rooms);
  const [room, setRoom] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { run, isPending, data } = useAction(moveChildren, {
    done: ({ moved, kept }) =>
      kept.length === 0 ? t('childrenSelection.move.done', { count: moved.length, room }) : undefined,
    onDone: ({ kept }) => kept.length === 0 && opened.onClose(),
    failed: t('childrenSelection.move.failed'),
  });
  const title = t('childrenSelection.move.title', { count: family.length });

  if (data && data.kept.length > 0) {
    return (
      <KeptList
        {...opened}
        title={title}
        done={t('childrenSelection.move.done', { count: data.moved.length, room })}
        kept={data.kept.map(({ childId, name }) => ({
          key: String(childId),
          name,
          reason: t('childrenSelection.move.there', { room }),
        }))}
      />
    );
  }

  const there = family.filter((child) => child.room === room).length;
  const willHappen = [
    t('childrenSelection.move.willMove', { count: family.length - there, room }),
    there > 0 && t('childrenSelection.move.willStay', { count: there }),
  ]
    .filter(Boolean)
    .join(' ');
  const send = (capacityAcknowledged: boolean): Promise<boolean> =>
    run(
      { body: { childIds: family.map(({ id }) => id), room, capacityAcknowledged } },
      {
        onFailed: (error) =>
          askOfFullRoom(error, { title: t('children.full.title'), label: t('childrenSelection.move.anyway') }, () =>
            send(true),
          ),
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (room === '') return;
    confirmFirst({
      title: t('childrenSelection.move.ask', { room }),
      text: willHappen,
      label: t('childrenSelection.move.confirm'),
      act: () => send(false),
    });
  };
  return (
    <FormDialog
      {...opened}
      title={title}
      onSubmit={submit}
      submit={t('childrenSelection.move.button')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      {read.isError && !read.data && <LoadFailed read={read} failed={t('common.theRoomsCouldNotBeLoaded')} />}
      <Field
        label={t('childrenSelection.move.room')}
        required
        {...(isAsked && room === '' && { error: t('childrenEnrollment.child.noRoom') })}
      >
        <Select
          placeholder={t('childrenEnrollment.child.roomPlaceholder')}
          value={room}
          options={enrollmentRooms(read.data ?? []).map(({ name }) => ({ value: name, label: name }))}
          onChange={({ target }) => setRoom(target.value)}
        />
      </Field>
      {room !== '' && <Alert>{willHappen}</Alert>}
    </FormDialog>
  );
}
