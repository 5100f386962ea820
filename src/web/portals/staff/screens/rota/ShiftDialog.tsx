import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SHIFT_KINDS, type ShiftKind } from '#contract/rota-choices.ts';
import { addShift, editShift, removeShift } from '#web/domains/rota/queries.ts';
import { endOf, minuteOf, type RotaWeek, type Shift, type Times, timeOf } from '#web/domains/rota/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { BreakFields, type TypedBreak } from './BreakFields.tsx';
import { useShiftText } from './useShiftText.ts';

/** Where and when somebody is to be planned. */
export type NewShift = Times & Pick<Shift, 'roomId' | 'date'>;

interface Values {
  /** Empty: open. */
  staffId: string;
  kind: ShiftKind;
  roomId: string;
  date: string;
  fromMinute: string;
  toMinute: string;
  breaks: string;
}
const FIELDS = ['staffId', 'kind', 'roomId', 'date', 'fromMinute', 'toMinute', 'breaks'] as const;

/** A time input has no 24:00. */
const typed = (minute: number): string => timeOf(minute % 1440);

function valuesOf(shift: Shift | NewShift): Values {
  const isNew = !('id' in shift);
  return {
    staffId: isNew ? '' : String(shift.staffId ?? ''),
    kind: isNew ? (shift.roomId === null ? 'training' : 'care') : shift.kind,
    roomId: String(shift.roomId ?? ''),
    date: shift.date,
    fromMinute: typed(shift.fromMinute),
    toMinute: typed(shift.toMinute),
    breaks: '',
  };
}

/** Plans a shift, changes one or takes it away. */
export default function ShiftDialog({ week, shift, ...opened }: Opened & { week: RotaWeek; shift: Shift | NewShift }) {
  const { t } = useTranslation();
  const text = useShiftText(week);
  const old = 'id' in shift ? shift : undefined;
  const { register, handleSubmit, setError, watch, formState } = useForm<Values>({ defaultValues: valuesOf(shift) });
  const [breaks, setBreaks] = useState<TypedBreak[]>(() =>
    (old?.breaks ?? []).map((one, key) => ({
      ...{ key, isPaid: one.isPaid },
      ...{ from: typed(one.fromMinute), to: typed(one.toMinute) },
    })),
  );
  const told = {
    done: ({ warnings }: Pick<Shift, 'warnings'>) => ({
      title: t(old ? 'rota.shift.saved' : 'rota.shift.added'),
      description: text.warningsOf({ warnings }).join('. ') || undefined,
    }),
    failed: t('rota.shift.notSaved'),
    onDone: opened.onClose,
    fields: FIELDS,
    setError,
  };
  const add = useAction(addShift, told);
  const edit = useAction(editShift, told);
  const removal = useAction(removeShift, {
    done: t('rota.shift.removed'),
    failed: t('rota.shift.notRemoved'),
    onDone: opened.onClose,
  });
  const { errors } = formState;
  const isCare = watch('kind') === 'care';
  const send = (values: Values) => {
    const kept = breaks.map((one) => ({
      fromMinute: minuteOf(one.from),
      toMinute: endOf(one.to),
      isPaid: one.isPaid,
    }));
    if (kept.some((one) => one.fromMinute === null || one.toMinute === null))
      return setError('breaks', { message: t('rota.shift.missingTime') });
    const body = {
      staffId: values.staffId === '' ? null : Number(values.staffId),
      roomId: isCare ? Number(values.roomId) : null,
      kind: values.kind,
      date: values.date,
      fromMinute: minuteOf(values.fromMinute) ?? 0,
      toMinute: endOf(values.toMinute) ?? 0,
      breaks: kept.map((one) => ({ ...one, fromMinute: one.fromMinute ?? 0, toMinute: one.toMinute ?? 0 })),
    };
    if (!old) return add.run({ body });
    return edit.run({ params: { id: old.id }, body: { ...body, version: old.version } });
  };
  const remove = (one: Shift) =>
    confirmDelete({
      title: t('rota.shift.removeTitle'),
      text: t('rota.shift.removeText', {
        ...{ name: text.nameOf(one), date: formatDate(one.date, 'long') },
        ...{ from: timeOf(one.fromMinute), to: timeOf(one.toMinute) },
      }),
      label: t('rota.shift.remove'),
      doDelete: () => removal.run({ params: { id: one.id } }),
    });
  const time = { required: t('rota.shift.missingTime') };
  return (
    <FormDialog
      {...opened}
      title={t(old ? 'rota.shift.editTitle' : 'rota.shift.addTitle')}
      description={t('rota.shift.text')}
      onSubmit={handleSubmit(send)}
      submit={t('common.save')}
      busy={add.isPending || edit.isPending}
      busyLabel={t('common.saving')}
    >
      {old && old.warnings.length > 0 && (
        <Alert tone="warning" title={t('rota.people.note')}>
          {text.warningsOf(old).join('. ')}
        </Alert>
      )}
      <Field label={t('rota.shift.person')} error={errors.staffId?.message}>
        <Select
          {...register('staffId')}
          options={[
            { value: '', label: t('rota.shift.nobody') },
            ...week.people
              .filter((one) => !one.hasLeft || one.id === old?.staffId)
              .map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </Field>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={t('rota.shift.kind')} error={errors.kind?.message}>
          <Select
            {...register('kind')}
            options={SHIFT_KINDS.map((kind) => ({ value: kind, label: t(`rota.kinds.${kind}`) }))}
          />
        </Field>
        {isCare && (
          <Field label={t('rota.shift.room')} error={errors.roomId?.message} required>
            <Select
              {...register('roomId', { required: t('rota.shift.chooseRoom') })}
              placeholder={t('rota.shift.chooseRoom')}
              options={week.rooms.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          </Field>
        )}
        <Field label={t('rota.shift.date')} error={errors.date?.message} className="sm:col-start-1">
          <Select
            {...register('date')}
            options={week.days
              .filter(({ isOpen, date }) => isOpen || date === shift.date)
              .map(({ date }) => ({ value: date, label: formatDate(date, 'long') }))}
          />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field label={t('rota.shift.from')} error={errors.fromMinute?.message} required>
            <TimeInput step={300} {...register('fromMinute', time)} />
          </Field>
          <Field label={t('rota.shift.to')} error={errors.toMinute?.message} required>
            <TimeInput step={300} {...register('toMinute', time)} />
          </Field>
        </div>
      </div>
      <BreakFields breaks={breaks} error={errors.breaks?.message} onChange={setBreaks} />
      {old && (
        <Button variant="quiet" className="self-start" icon={<Trash2 className="size-5" />} onClick={() => remove(old)}>
          {t('rota.shift.remove')}
        </Button>
      )}
    </FormDialog>
  );
}
