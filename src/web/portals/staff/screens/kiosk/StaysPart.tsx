import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { attendanceOn } from '#web/domains/attendance/queries.ts';
import type { Span } from '#web/domains/attendance/rules.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ProfilePart } from '#web/portals/staff/screens/children/profile/ProfilePart.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { StayEnd } from './StayEnd.tsx';

/** When a child came and left on a day and who brought and collected it, with what was signed at the kiosk. */
export default function StaysPart({ childId }: { childId: number }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const [date, setDate] = useState(today);
  const read = useQuery({ ...attendanceOn(date), enabled: date !== '' });
  const day = read.data?.find((one) => one.childId === childId);
  return (
    <ProfilePart title={t('kioskManagement.stays.title')}>
      <div className="flex flex-col gap-4">
        <Field label={t('kioskManagement.stays.day')} className="max-w-56">
          <DateInput value={date} max={today} onChange={({ currentTarget: { value } }) => setDate(value)} />
        </Field>
        {!read.data && <LoadFailed read={read} failed={t('kioskManagement.loadFailed')} />}
        {read.isLoading && <Loading variant="inline" message={t('kioskManagement.loading')} />}
        {read.data && !day?.spans.length && <p className="text-ink-soft">{t('kioskManagement.stays.none')}</p>}
        {day && day.spans.length > 0 && (
          <ul className="divide-y divide-line">
            {day.spans.flatMap(endsOf).map(({ id, ...end }) => (
              <StayEnd key={`${id} ${end.direction}`} {...end} />
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
    direction: 'in' as const,
    time: span.checkInTime,
    by: span.checkInBy,
    how: span.checkInHow ?? 'staff',
    move: span.checkInMove ?? null,
  };
  if (span.checkOutTime === null) return [arrival];
  const departure = {
    id,
    direction: 'out' as const,
    time: span.checkOutTime,
    by: span.checkOutBy,
    how: span.checkOutHow ?? 'staff',
    move: span.checkOutMove ?? null,
  };
  return [arrival, departure];
}
