import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

type ReportDialogProps = {
  /** Whose words it speaks: the daily report's or the incident's. */
  kind: 'reports' | 'incidents';
  open: boolean;
  onOpenChange(open: boolean): void;
  busy: boolean;
  onSubmit: FormEventHandler;
  children: ReactNode;
};

/** The frame of a form that staff write about one child. */
export function ReportDialog({ kind, open, onOpenChange, busy, onSubmit, children }: ReportDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`${kind}.title`)}
      description={t(`${kind}.description`)}
      closeLabel={t('shell.close')}
      size="large"
      onSubmit={onSubmit}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t(`${kind}.cancel`)}
          </Button>
          <Button type="submit" busy={busy} busyLabel={t(`${kind}.saving`)}>
            {t(`${kind}.save`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </Dialog>
  );
}
