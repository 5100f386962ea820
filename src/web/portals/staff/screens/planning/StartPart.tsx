import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { slotsWritten } from '#contract/planning-choices.ts';
import { center } from '#web/domains/center/queries.ts';
import { requestedStart } from '#web/domains/planning/queries.ts';
import type { AskedStart } from '#web/domains/planning/rules.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { type ScheduleValues, valuesOf } from '#web/portals/staff/screens/children/schedule/scheduleValues.ts';
import { WeekSlots } from '#web/portals/staff/screens/children/schedule/WeekSlots.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { StartVerdict } from './StartVerdict.tsx';

/** Whether one more child would fit from a day on (planning-4); nothing of it is kept. */
export default function StartPart() {
  const { t } = useTranslation();
  const today = useCenterToday();
  const house = useQuery(center);
  const [values, setValues] = useState<ScheduleValues>(() => valuesOf(undefined, today));
  const [dateOfBirth, setDateOfBirth] = useState('');
  const [asked, setAsked] = useState<AskedStart>();
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const read = useQuery({
    ...requestedStart(asked ?? { from: today, dateOfBirth: today, slots: '' }),
    enabled: asked !== undefined,
    retry: false,
  });
  const refused = (read.error instanceof RequestError && read.error.fields) || {};
  const problems: Readonly<Record<string, string>> = { ...refused, ...missing };
  const wrongSlots = Object.entries(problems).find(([field]) => field.startsWith('slots'))?.[1];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { from, slots } = values;
    const lacks = {
      ...(from === '' && { from: t('planning.start.missingDate') }),
      ...(dateOfBirth === '' && { dateOfBirth: t('planning.start.missingDate') }),
      ...(slots.length === 0 && { slots: t('planning.start.missingDays') }),
      ...(slots.some(({ arrives, leaves }) => arrives === '' || leaves === '') && {
        slots: t('planning.start.missingTimes'),
      }),
    };
    setMissing(lacks);
    if (Object.keys(lacks).length === 0) setAsked({ from, dateOfBirth, slots: slotsWritten(slots) });
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card title={t('planning.start.title')} description={t('planning.start.text')}>
        <form onSubmit={submit} className="flex flex-col gap-5" noValidate>
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <Field label={t('planning.start.from')} error={problems.from} required>
              <DateInput
                min={today}
                value={values.from}
                onChange={({ target }) => setValues({ ...values, from: target.value })}
              />
            </Field>
            <Field label={t('planning.start.dateOfBirth')} error={problems.dateOfBirth} required>
              <DateInput value={dateOfBirth} onChange={({ target }) => setDateOfBirth(target.value)} />
            </Field>
          </div>
          {wrongSlots && <Alert tone="error">{wrongSlots}</Alert>}
          <Loaded
            query={house}
            failed={t('planning.failed')}
            skeleton={<SkeletonText label={t('planning.loading')} lines={5} />}
          >
            {({ openingHours }) => <WeekSlots week={1} values={values} hours={openingHours} onChange={setValues} />}
          </Loaded>
          <Button type="submit" icon={<Search />} busy={read.isFetching}>
            {t('planning.start.submit')}
          </Button>
        </form>
      </Card>
      <div aria-live="polite" className="min-w-0">
        {read.isFetching && <SkeletonText label={t('planning.start.loading')} lines={6} />}
        {!read.isFetching && read.error && Object.keys(refused).length === 0 && (
          <LoadFailed read={read} failed={t('planning.failed')} />
        )}
        {!read.isFetching && !read.error && read.data && <StartVerdict start={read.data} />}
      </div>
    </div>
  );
}
