import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { fullName } from '#web/domains/children/rules.ts';
import { timesheetOf } from '#web/domains/timesheets/queries.ts';
import { isReady, type Timesheet } from '#web/domains/timesheets/rules.ts';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { isGone, reasonOf } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { Blocking } from './Blocking.tsx';
import { PayrollNumber } from './PayrollNumber.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { TimesheetActions } from './TimesheetActions.tsx';
import { TimesheetDays } from './TimesheetDays.tsx';
import { TimesheetHistory } from './TimesheetHistory.tsx';
import { TimesheetStatus } from './TimesheetStatus.tsx';
import { TimesheetTotals } from './TimesheetTotals.tsx';

/** Somebody's hours of a pay period, for those who manage staff (timesheets-8). */
export function TimesheetScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const id = Number(useParams().id);
  if (!can('staff.manage')) return <NotForRole title={t('timesheets.timesheetTitle')} />;
  return <OfPerson key={id} id={id} />;
}

function OfPerson({ id }: { id: number }) {
  const { t } = useTranslation();
  const { asked, choose } = useSearchFields();
  const date = asked('date');
  const read = useQuery(timesheetOf(id, date));
  const { data: timesheet } = read;
  const back = {
    to: date === null ? '/timesheets' : `/timesheets?date=${date}`,
    label: t('timesheets.back'),
  };
  if (!timesheet)
    return (
      <StaffPage title={t('timesheets.timesheetTitle')} back={back}>
        {read.error ? (
          <LoadFailed
            read={read}
            isFinal={isGone(read.error)}
            failed={(error) => reasonOf(error, t('timesheets.failed'))}
          />
        ) : (
          <SkeletonText label={t('timesheets.loading')} lines={8} />
        )}
      </StaffPage>
    );
  return (
    <StaffPage title={fullName(timesheet)} subtitle={<TimesheetStatus timesheet={timesheet} />} back={back}>
      <PeriodPicker period={timesheet} onChoose={(next) => choose({ date: next })} />
      <OfPeriod timesheet={timesheet} />
    </StaffPage>
  );
}

function OfPeriod({ timesheet }: { timesheet: Timesheet }) {
  const { t } = useTranslation();
  const correct = (
    <TextLink asChild>
      <Link to={`/staff?member=${timesheet.staffId}`} className="inline-flex min-h-11 items-center">
        {t('timesheets.correctDuties')}
      </Link>
    </TextLink>
  );
  return (
    <>
      <Blocking blocking={timesheet.blocking} action={correct} />
      {timesheet.isChanged && <Alert tone="warning">{t('timesheets.changedText')}</Alert>}
      {timesheet.unansweredBreaks > 0 && (
        <Alert>{t('timesheets.unansweredBreaks', { count: timesheet.unansweredBreaks })}</Alert>
      )}
      <TimesheetTotals minutes={timesheet.minutes} />
      <TimesheetDays days={timesheet.days} blocking={timesheet.blocking} />
      <TimesheetHistory steps={timesheet.steps} corrections={timesheet.corrections} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <PayrollNumber timesheet={timesheet} />
        {timesheet.blocking.length === 0 && correct}
      </div>
      <TimesheetActions timesheet={timesheet} isReady={isReady(timesheet, timesheet)} />
    </>
  );
}
