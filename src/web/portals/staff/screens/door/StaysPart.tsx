import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { attendanceOn } from '../../../../domains/attendance/queries.ts';
import type { Span } from '../../../../domains/attendance/rules.ts';
import { useCenterToday } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { DateInput } from '../../../../ui/DateInput.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Loading } from '../../../../ui/Loading.tsx';
import { ProfilePart } from '../children/profile/ProfilePart.tsx';
import { StayEnd } from './StayEnd.tsx';

/** When a child came and left on a day and who brought and collected it, with what was signed at the door. */
export default function StaysPart({ childId }: { childId: number }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const [date, setDate] = useState(today);
  const read = useQuery({ ...attendanceOn(date), enabled: date !== '' });
  const day = read.data?.find((one) => one.childId === childId);
  return (
    <ProfilePart title={t('tablets.stays.title')}>
      <div className="flex flex-col gap-4">
        <Field label={t('tablets.stays.day')} className="max-w-56">
          <DateInput value={date} max={today} onChange={({ currentTarget: { value } }) => setDate(value)} />
        </Field>
        {!read.data && read.isError && (
          <Alert
            tone="error"
            retry={{ label: t('shell.tryAgain'), busy: read.isFetching, onRetry: () => void read.refetch() }}
          >
            {t('tablets.loadFailed')}
          </Alert>
        )}
        {read.isLoading && <Loading variant="inline" message={t('tablets.loading')} />}
        {read.data && !day?.spans.length && <p className="text-ink-soft">{t('tablets.stays.none')}</p>}
        {day && day.spans.length > 0 && (
          <ul className="divide-y divide-line">
            {day.spans.flatMap(endsOf).map(({ id, ...end }) => (
              <StayEnd key={`${id} ${end.way}`} {...end} />
            ))}
          </ul>
        )}
      </div>
    </ProfilePart>
  );
}

function endsOf({ id, ...span }: Span) {
  const arrival = {
    id,
    way: 'in' as const,
    time: span.checkInTime,
    by: span.checkInBy,
    how: span.checkInHow ?? 'staff',
    move: span.checkInMove ?? null,
  };
  if (span.checkOutTime === null) return [arrival];
  const departure = {
    id,
    way: 'out' as const,
    time: span.checkOutTime,
    by: span.checkOutBy,
    how: span.checkOutHow ?? 'staff',
    move: span.checkOutMove ?? null,
  };
  return [arrival, departure];
}
