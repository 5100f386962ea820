import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { MOST_TIMES } from '#contract/employment-choices.ts';
import { sayAvailability } from '#web/domains/employment/queries.ts';
import type { PersonnelFile } from '#web/domains/employment/rules.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

type Times = PersonnelFile['availability'][number];
/** A field of a time cannot say 24:00. */
const END_OF_DAY = '24:00';
const LAST_MINUTE = '23:59';
const typed = ({ to, ...times }: Times): Times => ({ ...times, to: to === END_OF_DAY ? LAST_MINUTE : to });
const sent = ({ to, ...times }: Times): Times => ({ ...times, to: to === LAST_MINUTE ? END_OF_DAY : to });

/** Says when somebody can work, by weekday. */
export default function AvailabilityDialog({ file, open, onClose }: Opened & { file: PersonnelFile }) {
  const { t } = useTranslation();
  const weekday = useWeekdayNames();
  const [times, setTimes] = useState<readonly Times[]>(file.availability.map(typed));
  const [refused, setRefused] = useState<string>();
  const { run, isPending } = useAction(sayAvailability, {
    done: t('employment.saved'),
    failed: t('employment.notSaved'),
    onDone: onClose,
    onFailed: (error) => setRefused(error instanceof RequestError ? Object.values(error.fields ?? {})[0] : undefined),
  });
  const put = (old: Times, now: Times | null) =>
    setTimes(times.flatMap((one) => (one === old ? (now ? [now] : []) : [one])));
  const tick = (day: number, isOn: boolean) =>
    setTimes(
      isOn
        ? [...times, { ...(times.at(-1) ?? { from: '07:00', to: '18:00' }), weekday: day }]
        : times.filter((one) => one.weekday !== day),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return run({ params: { id: file.id }, body: { times: times.map(sent) } });
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('employment.availability.dialogTitle')}
      description={t('employment.availability.dialogText')}
      onSubmit={submit}
      submit={t('common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      {refused && <Alert tone="error">{refused}</Alert>}
      <ul className="divide-y divide-line">
        {[1, 2, 3, 4, 5, 6, 7].map((day) => {
          const ofDay = times.filter((one) => one.weekday === day);
          return (
            <li key={day} className="flex flex-col gap-2 py-1.5 sm:flex-row sm:items-start">
              <Checkbox
                className="sm:w-40"
                label={weekday(day)}
                checked={ofDay.length > 0}
                onChange={({ target }) => tick(day, target.checked)}
              />
              <div className="flex flex-1 flex-col gap-2">
                {ofDay.map((one, at) => (
                  <DayTimes
                    // A time of a day has nothing else that it is known by.
                    // biome-ignore lint/suspicious/noArrayIndexKey: they stand in the order of the day
                    key={at}
                    name={weekday(day)}
                    times={one}
                    onChange={(now) => put(one, now)}
                    {...(at > 0 && { onRemove: () => put(one, null) })}
                    {...(at === ofDay.length - 1 &&
                      ofDay.length < MOST_TIMES && { onAdd: () => setTimes([...times, { ...one, from: one.to }]) })}
                  />
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </FormDialog>
  );
}

type DayTimesProps = { name: string; times: Times; onChange(times: Times): void; onAdd?(): void; onRemove?(): void };

function DayTimes({ name, times, onChange, onAdd, onRemove }: DayTimesProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-1 sm:gap-2">
      <TimeInput
        className="max-sm:px-2"
        aria-label={t('employment.availability.from', { day: name })}
        value={times.from}
        onChange={({ target }) => onChange({ ...times, from: target.value })}
      />
      <span aria-hidden="true">–</span>
      <TimeInput
        className="max-sm:px-2"
        aria-label={t('employment.availability.to', { day: name })}
        value={times.to}
        onChange={({ target }) => onChange({ ...times, to: target.value })}
      />
      {onAdd && (
        <IconButton label={t('employment.availability.addTime', { day: name })} onClick={onAdd}>
          <Plus />
        </IconButton>
      )}
      {onRemove && (
        <IconButton label={t('employment.availability.removeTime', { day: name })} onClick={onRemove}>
          <X />
        </IconButton>
      )}
    </div>
  );
}
