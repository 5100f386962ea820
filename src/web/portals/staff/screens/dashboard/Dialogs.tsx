import { Suspense } from 'react';
import {
  CheckDialog,
  DailyReportDialog,
  type DashboardDialogs,
  EnrollmentWizard,
  IncidentDialog,
  RoomPrivacyDialog,
} from './useDialogs.ts';

/** The dashboard's dialogs; each opening of a form begins with an empty one. */
export function Dialogs({ shown, hasEnrolled, hide }: Pick<DashboardDialogs, 'shown' | 'hasEnrolled' | 'hide'>) {
  const onOpenChange = (open: boolean) => !open && hide();
  const dialog = shown?.dialog;
  const props = { open: shown?.open ?? false, onOpenChange };
  return (
    <Suspense>
      {dialog?.kind === 'check' && (
        <CheckDialog key={shown?.turn} {...props} childId={dialog.childId} action={dialog.action} />
      )}
      {dialog?.kind === 'daily-report' && <DailyReportDialog key={shown?.turn} {...props} />}
      {dialog?.kind === 'incident' && <IncidentDialog key={shown?.turn} {...props} />}
      {dialog?.kind === 'privacy' && <RoomPrivacyDialog key={shown?.turn} {...props} />}
      {hasEnrolled && <EnrollmentWizard onOpenChange={onOpenChange} open={props.open && dialog?.kind === 'enroll'} />}
    </Suspense>
  );
}
