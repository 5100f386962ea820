import type { ReactNode } from 'react';
import type { BoardKind } from '#web/domains/activities/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';

type LogFormFrameProps = Opened & {
  kind: BoardKind;
  busy: boolean;
  /** Nothing to save where a tap in the body records at once. */
  save?: { label: string; act(): unknown; danger?: boolean };
  problem?: string | undefined;
  children: ReactNode;
};

/** The frame of what is recorded: a dialog from the bottom on phones, its one button at the thumb. */
export function LogFormFrame({ kind, open, onClose, busy, save, problem, children }: LogFormFrameProps) {
  const { t } = useTranslation();
  const title = t(`activities.kinds.${kind}`);
  const body = (
    <>
      {children}
      {problem && <Alert tone="error">{problem}</Alert>}
    </>
  );
  if (!save) {
    return (
      <Dialog open={open} onClose={onClose} title={title}>
        <div className="grid gap-5">{body}</div>
      </Dialog>
    );
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      onSubmit={(event) => {
        event.preventDefault();
        save.act();
      }}
      submit={save.label}
      danger={save.danger}
      busy={busy}
      busyLabel={t('common.saving')}
    >
      {body}
    </FormDialog>
  );
}
