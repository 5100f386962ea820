import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SCHEDULE_KINDS } from '#contract/schedules-choices.ts';
import { center, rooms } from '#web/domains/center/queries.ts';
import { enrollmentRooms } from '#web/domains/center/rules.ts';
import { agreeOnDays, schedulesOf } from '#web/domains/schedules/queries.ts';
import { arranged, CYCLES } from '#web/domains/schedules/rules.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { bodyOf, type Kind, type ScheduleValues, valuesOf, type WantedDays, wantedValues } from './scheduleValues.ts';
import { WeekSlots } from './WeekSlots.tsx';

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
                <WeekSlots
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
