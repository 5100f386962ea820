import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { ownTimesheet, signTimesheet } from '#web/domains/timesheets/queries.ts';
import { paidOf, type Timesheet } from '#web/domains/timesheets/rules.ts';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { OwnTimeOffCard } from '#web/portals/staff/screens/time-off/OwnTimeOffCard.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { Blocking } from './Blocking.tsx';
import { BreaksToConfirm } from './BreaksToConfirm.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { TimesheetDays } from './TimesheetDays.tsx';
import { TimesheetHistory } from './TimesheetHistory.tsx';
import { TimesheetStatus } from './TimesheetStatus.tsx';
import { TimesheetTotals } from './TimesheetTotals.tsx';

/** One's own hours: everybody sees and signs theirs (timesheets-7). */
export function MyHoursScreen() {
  const { t } = useTranslation();
  const { asked, choose } = useSearchFields();
  const read = useQuery(ownTimesheet(asked('date')));
  return (
    <StaffPage title={t('timesheets.own.title')} subtitle={t('timesheets.own.subtitle')} width="narrow">
      <Loaded
        query={read}
        failed={t('timesheets.failed')}
        skeleton={<SkeletonText label={t('timesheets.loading')} lines={8} />}
      >
        {(timesheet) => (
          <>
            <PeriodPicker period={timesheet} onChoose={(date) => choose({ date })} />
            <Own timesheet={timesheet} />
          </>
        )}
      </Loaded>
    </StaffPage>
  );
}

function Own({ timesheet }: { timesheet: Timesheet }) {
  const { t } = useTranslation();
  const isOpen = timesheet.status === 'open';
  return (
    <>
      <TimesheetStatus timesheet={timesheet} />
      {timesheet.isReopened && <Alert tone="warning">{t('timesheets.own.signAgain')}</Alert>}
      <Blocking blocking={timesheet.blocking} />
      {isOpen && <BreaksToConfirm timesheet={timesheet} />}
      <TimesheetTotals minutes={isOpen ? timesheet.now : timesheet.minutes} />
      {isOpen && !timesheet.isOver && (
        <p className="text-ink-soft">{t('timesheets.own.signFrom', { date: formatDate(timesheet.to, 'long') })}</p>
      )}
      <TimesheetDays days={timesheet.days} blocking={timesheet.blocking} />
      <TimesheetHistory steps={timesheet.steps} corrections={timesheet.corrections} />
      <OwnTimeOffCard />
      {isOpen && timesheet.isOver && timesheet.blocking.length === 0 && <Sign timesheet={timesheet} />}
    </>
  );
}

function Sign({ timesheet: { from, to, now, unansweredBreaks } }: { timesheet: Timesheet }) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(signTimesheet, {
    done: t('timesheets.own.signed'),
    failed: t('timesheets.own.notSigned'),
  });
  const ask = () =>
    confirmFirst({
      title: t('timesheets.own.sign'),
      text: [
        t('timesheets.own.signText', {
          from: formatDate(from),
          to: formatDate(to),
          hours: formatDuration(paidOf(now)),
        }),
        ...(now.off > 0 ? [t('timesheets.own.andOff', { hours: formatDuration(now.off) })] : []),
        ...(unansweredBreaks > 0 ? [t('timesheets.own.unansweredArePaid', { count: unansweredBreaks })] : []),
      ].join(' '),
      label: t('timesheets.own.sign'),
      act: () => run({ body: { date: from, minutes: now } }),
    });
  return (
    <ActionBar>
      <Button icon={<PenLine className="size-5" />} busy={isPending} onClick={ask}>
        {t('timesheets.own.sign')}
      </Button>
    </ActionBar>
  );
}
