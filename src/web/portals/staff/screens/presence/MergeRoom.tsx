import { useForm } from 'react-hook-form';
import type { Room } from '#web/domains/center/rules.ts';
import { mergeRooms } from '#web/domains/presence/queries.ts';
import { formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Private } from '#web/ui/Private.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';
import { useAction } from '#web/ui/useAction.ts';

interface Values {
  intoRoomId: string;
  when: 'now' | 'later';
  at: string;
}

type MergeRoomProps = {
  room: Room;
  others: readonly Room[];
  /** Who is in the room now, by name. */
  concerned: readonly string[];
  open: boolean;
  onClose(): void;
};

/** Merges the room into another one, now or later today, and says who is concerned (presence-4). */
export default function MergeRoom({ room, others, concerned, open, onClose }: MergeRoomProps) {
  const { t, i18n } = useTranslation();
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm<Values>({
    defaultValues: { intoRoomId: others.length === 1 ? String(others[0]?.id) : '', when: 'now', at: '17:00' },
  });
  const { errors } = formState;
  const nameOf = (id: number) => others.find((other) => other.id === id)?.name ?? '';
  const { run, isPending } = useAction(mergeRooms, {
    done: (merge) => {
      const rooms = { room: room.name, other: nameOf(merge.intoRoomId) };
      return merge.isInForce
        ? t('presence.merge.done', rooms)
        : t('presence.merge.planned', { ...rooms, time: formatTime(merge.from) });
    },
    failed: t('presence.merge.failed'),
    onDone: onClose,
    fields: ['intoRoomId', 'at'],
    setError,
  });
  const when = watch('when');
  const send = ({ intoRoomId, at }: Values) =>
    run({
      body: { fromRoomId: room.id, intoRoomId: Number(intoRoomId), ...(when === 'later' && { at }) },
    });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('presence.merge.title', { room: room.name })}
      description={t('presence.merge.text')}
      onSubmit={handleSubmit(send)}
      submit={t('presence.merge.submit')}
      busy={isPending}
    >
      <Field
        label={t('presence.merge.into')}
        {...(errors.intoRoomId?.message && { error: errors.intoRoomId.message })}
        required
      >
        <Select
          placeholder={t('presence.merge.choose')}
          options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...register('intoRoomId', { required: t('presence.merge.choose') })}
        />
      </Field>
      <Field label={t('presence.merge.when')} group>
        <RadioCards
          name="when"
          columns={2}
          options={[
            { value: 'now', label: t('presence.merge.now') },
            { value: 'later', label: t('presence.merge.later') },
          ]}
          value={when}
          onChange={(value) => setValue('when', value === 'now' ? 'now' : 'later')}
        />
      </Field>
      {when === 'later' && (
        <Field label={t('presence.merge.at')} {...(errors.at?.message && { error: errors.at.message })} required>
          <TimeInput {...register('at', { required: t('presence.merge.at') })} />
        </Field>
      )}
      <p className="text-ink-soft text-sm">
        {concerned.length === 0 ? (
          t('presence.merge.nobody')
        ) : (
          <Private>
            {t('presence.merge.concerns', {
              names: new Intl.ListFormat(i18n.language).format(concerned),
            })}
          </Private>
        )}
      </p>
    </FormDialog>
  );
}
