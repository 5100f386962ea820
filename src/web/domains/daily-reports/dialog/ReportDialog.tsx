import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';

type ReportDialogProps = Opened & {
  /** Whose words it speaks: the daily report's or the incident's. */
  kind: 'dailyReports' | 'incidents';
  busy: boolean;
  onSubmit: FormEventHandler;
  children: ReactNode;
};

/** The frame of a form that staff write about one child. */
export function ReportDialog({ kind, open, onClose, busy, onSubmit, children }: ReportDialogProps) {
  const { t } = useTranslation();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(`${kind}.title`)}
      description={t(`${kind}.description`)}
      size="large"
      onSubmit={onSubmit}
      submit={t(`${kind}.save`)}
      busy={busy}
      busyLabel={t(`${kind}.saving`)}
      cancel={t(`${kind}.cancel`)}
    >
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </FormDialog>
  );
}
