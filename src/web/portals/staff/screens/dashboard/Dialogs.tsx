import { type DashboardDialogs, EnrollmentWizard, FORMS } from './useDialogs.ts';

/** The dashboard's dialogs; each opening of a form begins with an empty one. */
export function Dialogs({ shown, hasEnrolled, hide }: Pick<DashboardDialogs, 'shown' | 'hasEnrolled' | 'hide'>) {
  const { kind, ...chosen } = shown?.dialog ?? {};
  const Form = kind && kind !== 'enroll' && FORMS[kind];
  const props = { open: shown?.open ?? false, onClose: hide };
  return (
    <>
      {Form && <Form key={shown?.opening} {...props} {...chosen} />}
      {hasEnrolled && <EnrollmentWizard onClose={hide} open={props.open && kind === 'enroll'} />}
    </>
  );
}
