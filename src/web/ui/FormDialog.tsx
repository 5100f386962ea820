import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'size'> & {
  open?: boolean;
  onClose(): void;
  /** Where Cancel leads, when that is not the same as closing. */
  onCancel?(): void;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The word on the button that sends it. */
  submit: ReactNode;
  /** Before that word. */
  icon?: ReactNode;
  busy?: boolean;
  /** What the button says meanwhile. */
  busyLabel?: string;
  danger?: boolean;
  /** Nothing can be sent yet. */
  disabled?: boolean;
  /** The word for leaving it; Cancel unless told. */
  cancel?: string;
  children: ReactNode;
};

/** A form in a dialog: its fields one below the other, Cancel and the button that sends it. It stays until its opener closes it. */
export function FormDialog({
  open = true,
  onClose,
  onCancel = onClose,
  submit,
  icon,
  busy,
  busyLabel,
  danger,
  disabled,
  cancel,
  children,
  ...dialog
}: FormDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      {...dialog}
      open={open}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancel ?? t('shell.cancel')}
          </Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            disabled={disabled}
            icon={icon}
          >
            {submit}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">{children}</div>
    </Dialog>
  );
}
