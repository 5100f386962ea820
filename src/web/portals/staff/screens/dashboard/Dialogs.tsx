import { Suspense } from 'react';
import {
  CheckDialog,
  DailyReportDialog,
  type DashboardDialogs,
  EnrollmentWizard,
  ReportIncident,
  RoomPrivacyDialog,
} from './useDialogs.ts';

/** The dashboard's dialogs; each opening of a form begins with an empty one. */
export function Dialogs({ shown, hasEnrolled, hide }: Pick<DashboardDialogs, 'shown' | 'hasEnrolled' | 'hide'>) {
  const dialog = shown?.dialog;
  const props = { open: shown?.open ?? false, onClose: hide };
  return (
    <Suspense>
      {dialog?.kind === 'check' && (
        <CheckDialog
          key={shown?.opening}
          {...props}
          childId={dialog.childId}
          action={dialog.action}
          byOther={dialog.byOther}
        />
      )}
      {dialog?.kind === 'daily-report' && <DailyReportDialog key={shown?.opening} {...props} />}
      {dialog?.kind === 'incident' && <ReportIncident key={shown?.opening} {...props} />}
      {dialog?.kind === 'privacy' && <RoomPrivacyDialog key={shown?.opening} {...props} />}
      {hasEnrolled && <EnrollmentWizard onClose={hide} open={props.open && dialog?.kind === 'enroll'} />}
    </Suspense>
  );
}
