import { useQuery } from '@tanstack/react-query';
import { CalendarOff, CheckCheck, Download, Palmtree, Settings } from 'lucide-react';
import { Link } from 'react-router';
import { approveTimesheets, timesheets } from '#web/domains/timesheets/queries.ts';
import { isReady, type Timesheets } from '#web/domains/timesheets/rules.ts';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { TimesheetTable } from './TimesheetTable.tsx';

const PayrollExport = lazyDialog(() => import('./PayrollExport.tsx'));
const SettingsDialog = lazyDialog(() => import('./TimesheetSettings.tsx'));

/** Everybody's hours of a pay period: who has signed, what is in the way, and the file for payroll (timesheets-8). */
export function TimesheetsScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const { asked, choose } = useSearchFields();
  const setting = useDialog();
  const read = useQuery({ ...timesheets(asked('date')), enabled: can('staff.manage') });
  if (!can('staff.manage')) return <NotForRole title={t('timesheets.title')} />;
  return (
    <StaffPage
      title={t('timesheets.title')}
      subtitle={t('timesheets.subtitle')}
      actions={
        <>
          <Button variant="secondary" icon={<Palmtree className="size-5" />} asChild>
            <Link to="/time-off">{t('timesheets.timeOffLink')}</Link>
          </Button>
          <Button
            variant="secondary"
            icon={<Settings className="size-5" />}
            onClick={() => setting.open()}
            {...SettingsDialog.near}
          >
            {t('timesheets.settings.button')}
          </Button>
        </>
      }
    >
      <Loaded
        query={read}
        failed={t('timesheets.failed')}
        skeleton={<SkeletonText label={t('timesheets.loading')} lines={8} />}
      >
        {(period) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <PeriodPicker period={period} onChoose={(date) => choose({ date })} />
              <PeriodActions period={period} />
            </div>
            {period.timesheets.length === 0 ? (
              <EmptyState icon={<CalendarOff />} title={t('timesheets.none')}>
                {t('timesheets.noneText')}
              </EmptyState>
            ) : (
              <>
                {!period.isOver && (
                  <p className="text-ink-soft">{t('timesheets.runsUntil', { date: formatDate(period.to, 'long') })}</p>
                )}
                <TimesheetTable period={period} />
              </>
            )}
          </>
        )}
      </Loaded>
      {setting.show((_, opened) => (
        <SettingsDialog {...opened} />
      ))}
    </StaffPage>
  );
}

function PeriodActions({ period }: { period: Timesheets }) {
  const { t } = useTranslation();
  const { staff: me } = useStaffSession();
  const exporting = useDialog();
  const { run, isPending } = useAction(approveTimesheets, {
    done: t('timesheets.approve.done'),
    failed: t('timesheets.approve.failed'),
  });
  const ready = period.timesheets.filter((timesheet) => isReady(timesheet, period));
  const isExportable = period.timesheets.some(({ status }) => status === 'approved' || status === 'exported');
  const approve = () =>
    run({ body: { date: period.from, timesheets: ready.map(({ staffId, version }) => ({ staffId, version })) } });
  const ask = () =>
    ready.some(({ staffId }) => staffId === me.id)
      ? confirmFirst({
          title: t('timesheets.approve.ownTitle'),
          text: t('timesheets.approve.ownText'),
          label: t('timesheets.approve.button'),
          act: approve,
        })
      : void approve();
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
      {ready.length > 0 && (
        <Button icon={<CheckCheck className="size-5" />} busy={isPending} onClick={ask}>
          {t('timesheets.approve.all', { count: ready.length })}
        </Button>
      )}
      {isExportable && (
        <Button
          variant="secondary"
          icon={<Download className="size-5" />}
          onClick={() => exporting.open()}
          {...PayrollExport.near}
        >
          {t('timesheets.export.button')}
        </Button>
      )}
      {exporting.show((_, opened) => (
        <PayrollExport date={period.from} {...opened} />
      ))}
    </div>
  );
}
