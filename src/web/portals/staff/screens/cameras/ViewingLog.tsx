import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { cameras, viewLog } from '#web/domains/cameras/queries.ts';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { dayAfter, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Select } from '#web/ui/Select.tsx';
import { ViewingTable } from './ViewingTable.tsx';

/** Days that the log shows at first. */
const DAYS = 7;
/** More the server doesn't give at once. */
const MOST = 500;

/** Who watched which camera: all of it to who manages cameras, to others that of their own room. */
export default function ViewingLog() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const today = useCenterToday();
  const { asked, askedDay, choose } = useSearchFields();
  const days = { from: askedDay('from', dayAfter(today, 1 - DAYS)), to: askedDay('to', today) };
  const isPeriod = days.from !== '' && days.to !== '' && days.from <= days.to;
  const { data: listed } = useQuery(cameras);
  const cameraId = listed?.find(({ id }) => String(id) === asked('camera'))?.id;
  const read = useQuery({
    ...viewLog({ ...days, ...(cameraId !== undefined && { cameraId }) }),
    // Which camera the address asks for is known with the list.
    enabled: isPeriod && (listed !== undefined || asked('camera') === null),
    placeholderData: keepPreviousData,
  });

  return (
    <Card flush>
      <div className="grid grid-cols-2 gap-4 p-4 sm:grid-cols-3 sm:px-5">
        <Field label={t('cameras.log.camera')} className="max-sm:col-span-2">
          <Select
            value={String(cameraId ?? '')}
            onChange={({ target }) => choose({ camera: target.value || null })}
            options={[
              { value: '', label: t('cameras.log.allCameras') },
              ...(listed ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </Field>
        <Field label={t('cameras.log.fromDay')} {...(!isPeriod && { error: t('cameras.log.noPeriod') })}>
          <DateInput value={days.from} max={today} onChange={({ target }) => choose({ from: target.value })} />
        </Field>
        <Field label={t('cameras.log.toDay')}>
          <DateInput value={days.to} max={today} onChange={({ target }) => choose({ to: target.value })} />
        </Field>
      </div>
      {!can('cameras.manage') && <p className="px-4 pb-4 text-ink-soft text-sm sm:px-5">{t('cameras.log.ownRoom')}</p>}
      {read.data ? (
        <ViewingTable
          records={read.data}
          empty={
            <EmptyState level={2} icon={<History />} title={t('cameras.log.empty')}>
              {t('cameras.log.emptyText')}
            </EmptyState>
          }
        />
      ) : read.isError ? (
        <div className="p-4 sm:p-5">
          <LoadFailed read={read} failed={t('cameras.log.failed')} />
        </div>
      ) : (
        <ListSkeleton label={t('cameras.log.loading')} />
      )}
      {read.data?.length === MOST && (
        <p className="border-line border-t p-4 text-ink-soft text-sm sm:px-5">
          {t('cameras.log.more', { count: MOST })}
        </p>
      )}
    </Card>
  );
}
