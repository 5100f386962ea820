import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { MOST_TIMES, SCHEDULE_KINDS } from '#contract/schedules-choices.ts';
import { center, rooms } from '#web/domains/center/queries.ts';
import { enrollmentRooms } from '#web/domains/center/rules.ts';
import { agreeOnDays, schedulesOf } from '#web/domains/schedules/queries.ts';
import { arranged, CYCLES, type Slot } from '#web/domains/schedules/rules.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import {
  bodyOf,
  type Hours,
  type Kind,
  type ScheduleValues,
  slotsOn,
  valuesOf,
  type WantedDays,
  wantedValues,
  withDay,
  withoutDay,
  withSlot,
} from './scheduleValues.ts';

type ScheduleDialogProps = {
  child: { readonly id: number; readonly firstName: string; readonly name: string };
  /** What is to be booked, where that is known. */
  wanted?: WantedDays | undefined;
  onDone(): void;
};

/** Agrees on other days for a child, from a day on or for a while (schedules-1). */
export default function ScheduleDialog({ child, wanted, onDone }: ScheduleDialogProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const read = useQuery(schedulesOf(child.id));
  const { data: house } = useQuery(center);
  const [changed, setValues] = useState<ScheduleValues>();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const groups = enrollmentRooms(useQuery(rooms).data ?? []).map(({ name }) => name);
  const held = read.data && arranged(read.data, wanted?.from ?? today).now;
  const begun = wanted && house ? wantedValues(wanted, held, house.openingHours) : valuesOf(held, today);
  const values = changed ?? begun;
  const { run, isPending } = useAction(agreeOnDays, {
    done: t('schedules.saved', { name: child.firstName }),
    failed: t('schedules.notSaved'),
    onDone,
    onFailed: (error) => setRefused((error instanceof RequestError && error.fields) || {}),
  });
  const wrongDay = Object.entries(refused).find(([field]) => field.startsWith('slots'))?.[1];
  const change = (next: Partial<ScheduleValues>) => setValues({ ...values, ...next });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return run({ params: { id: child.id }, body: bodyOf(values) });
  };
  return (
    <FormDialog
      onClose={onDone}
      size="large"
      title={t('schedules.title', { name: child.name })}
      description={t('schedules.text')}
      onSubmit={submit}
      submit={t('common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      {read.data && house ? (
        <>
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <Field label={t('schedules.from')} error={refused.from} required>
              <DateInput value={values.from} onChange={({ target }) => change({ from: target.value })} />
            </Field>
            <Field
              label={t('schedules.to')}
              optionalLabel={t('common.optional')}
              hint={t('schedules.toHint')}
              error={refused.to}
            >
              <DateInput min={values.from} value={values.to} onChange={({ target }) => change({ to: target.value })} />
            </Field>
          </div>
          <Field group label={t('schedules.kind')} error={refused.kind}>
            <RadioCards
              name="kind"
              columns={2}
              value={values.kind}
              onChange={(kind) => change({ kind: kind as Kind })}
              options={([...SCHEDULE_KINDS, 'every-day'] as const).map((kind) => ({
                value: kind,
                label: t(`schedules.kinds.${kind}`),
                hint: t(`schedules.kindHints.${kind}`),
              }))}
            />
          </Field>
          {values.kind === 'fixed' && (
            <>
              <Field
                label={t('schedules.cycle')}
                error={refused.cycleWeeks}
                {...(values.cycleWeeks > 1 && { hint: t('schedules.cycleHint') })}
              >
                <Select
                  value={String(values.cycleWeeks)}
                  onChange={({ target }) => change({ cycleWeeks: Number(target.value) })}
                  options={CYCLES.map((weeks) => ({
                    value: String(weeks),
                    label: t('schedules.everyWeeks', { count: weeks }),
                  }))}
                />
              </Field>
              {wrongDay && <Alert tone="error">{wrongDay}</Alert>}
              {CYCLES.slice(0, values.cycleWeeks).map((week) => (
                <Week
                  key={week}
                  week={week}
                  values={values}
                  hours={house.openingHours}
                  groups={groups}
                  onChange={setValues}
                />
              ))}
            </>
          )}
        </>
      ) : (
        <Skeleton className="h-64" />
      )}
    </FormDialog>
  );
}

type WeekProps = {
  week: number;
  values: ScheduleValues;
  hours: Hours;
  /** The names of the rooms with a group. */
  groups: readonly string[];
  onChange(values: ScheduleValues): void;
};

function Week({ week, values, hours, groups, onChange }: WeekProps) {
  const { t } = useTranslation();
  const weekday = useWeekdayNames();
  const open = hours.map((day) => day.weekday);
  const shown = [1, 2, 3, 4, 5, 6, 7].filter((day) => open.includes(day) || slotsOn(values, week, day).length > 0);
  return (
    <fieldset>
      <legend className="mb-1 font-medium">
        {values.cycleWeeks === 1 ? t('schedules.days') : t('schedules.weekNumber', { number: week })}
      </legend>
      <ul className="divide-y divide-line">
        {shown.map((day) => {
          const slots = slotsOn(values, week, day);
          const name = weekday(day);
          return (
            <li key={day} className="flex flex-col gap-2 py-1.5 sm:flex-row sm:items-start">
              <Checkbox
                className="sm:w-44"
                label={name}
                checked={slots.length > 0}
                onChange={({ target }) =>
                  onChange(target.checked ? withDay(values, week, day, hours) : withoutDay(values, week, day))
                }
              />
              <div className="flex flex-1 flex-col gap-2">
                {slots.map((slot, at) => (
                  <Times
                    // A time of a day has nothing else that it is known by.
                    // biome-ignore lint/suspicious/noArrayIndexKey: they stand in the order of the day
                    key={at}
                    name={name}
                    slot={slot}
                    groups={groups}
                    onChange={(next) => onChange(withSlot(values, slot, next))}
                    {...(at > 0 && { onRemove: () => onChange(withSlot(values, slot, null)) })}
                    {...(at === slots.length - 1 &&
                      slots.length < MOST_TIMES && {
                        onAdd: () =>
                          onChange({
                            ...values,
                            slots: [...values.slots, { week, weekday: day, arrives: slot.leaves, leaves: slot.leaves }],
                          }),
                      })}
                  />
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

type TimesProps = {
  name: string;
  slot: Slot;
  groups: readonly string[];
  onChange(slot: Slot): void;
  onAdd?(): void;
  onRemove?(): void;
};

function Times({ name, slot, groups, onChange, onAdd, onRemove }: TimesProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TimeInput
        aria-label={t('schedules.arrives', { day: name })}
        value={slot.arrives}
        onChange={({ target }) => onChange({ ...slot, arrives: target.value })}
      />
      <span aria-hidden="true">–</span>
      <TimeInput
        aria-label={t('schedules.leaves', { day: name })}
        value={slot.leaves}
        onChange={({ target }) => onChange({ ...slot, leaves: target.value })}
      />
      <Select
        className="max-w-48"
        aria-label={t('schedules.room', { day: name })}
        value={slot.room ?? ''}
        onChange={({ target: { value } }) => {
          const { room: _, ...times } = slot;
          onChange(value === '' ? times : { ...times, room: value });
        }}
        options={[
          { value: '', label: t('schedules.ownRoom') },
          // A room that is no group any more stays said until another one is.
          ...[...new Set([...groups, ...(slot.room === undefined ? [] : [slot.room])])].map((room) => ({
            value: room,
            label: room,
          })),
        ]}
      />
      {onAdd && (
        <IconButton label={t('schedules.addTime', { day: name })} onClick={onAdd}>
          <Plus />
        </IconButton>
      )}
      {onRemove && (
        <IconButton label={t('schedules.removeTime', { day: name })} onClick={onRemove}>
          <X />
        </IconButton>
      )}
    </div>
  );
}
