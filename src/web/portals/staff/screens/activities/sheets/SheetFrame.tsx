import type { FormEventHandler, ReactNode } from 'react';
import type { BoardKind } from '../../../../../domains/activities/rules.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';

type SheetFrameProps = {
  kind: BoardKind;
  open: boolean;
  onOpenChange(open: boolean): void;
  busy: boolean;
  /** Nothing to save where a tap in the body records at once. */
  save?: { label: string; onSubmit: FormEventHandler; danger?: boolean };
  problem?: string | undefined;
  children: ReactNode;
};

/** The frame of what is recorded: a sheet from the bottom on phones, its one button at the thumb. */
export function SheetFrame({ kind, open, onOpenChange, busy, save, problem, children }: SheetFrameProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`activities.kinds.${kind}`)}
      closeLabel={t('shell.close')}
      {...(save && {
        onSubmit: save.onSubmit,
        footer: (
          <>
            <Button variant="secondary" onClick={() => onOpenChange(false)}>
              {t('activities.cancel')}
            </Button>
            <Button
              type="submit"
              variant={save.danger ? 'danger' : 'primary'}
              busy={busy}
              busyLabel={t('activities.saving')}
            >
              {save.label}
            </Button>
          </>
        ),
      })}
    >
      <div className="grid gap-5">
        {children}
        {problem && <Alert tone="error">{problem}</Alert>}
      </div>
    </Dialog>
  );
}
