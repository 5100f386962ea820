import { Plus, X } from 'lucide-react';
import { MOST_TIMES } from '#contract/schedules-choices.ts';
import type { Slot } from '#web/domains/schedules/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';
import { type Hours, type ScheduleValues, slotsOn, withDay, withoutDay, withSlot } from './scheduleValues.ts';

type WeekSlotsProps = {
  week: number;
  values: ScheduleValues;
  hours: Hours;
  /** The names of the rooms with a group, where a time may be in another one than the child's own. */
  groups?: readonly string[];
  onChange(values: ScheduleValues): void;
};

/** The days of a week of the cycle with their times, to be ticked and typed. */
export function WeekSlots({ week, values, hours, groups, onChange }: WeekSlotsProps) {
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
  groups: readonly string[] | undefined;
  onChange(slot: Slot): void;
  onAdd?(): void;
  onRemove?(): void;
};

function Times({ name, slot, groups, onChange, onAdd, onRemove }: TimesProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-1 sm:gap-2">
      <TimeInput
        className="max-sm:px-2"
        aria-label={t('schedules.arrives', { day: name })}
        value={slot.arrives}
        onChange={({ target }) => onChange({ ...slot, arrives: target.value })}
      />
      <span aria-hidden="true">–</span>
      <TimeInput
        className="max-sm:px-2"
        aria-label={t('schedules.leaves', { day: name })}
        value={slot.leaves}
        onChange={({ target }) => onChange({ ...slot, leaves: target.value })}
      />
      {groups && (
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
      )}
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
