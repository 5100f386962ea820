import { clsx } from 'clsx';
import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from './Button.tsx';
import { contentLook, footerLook } from './Dialog.tsx';
import { onPassedEscape } from './noticeEscape.ts';
import { useReturnFocus } from './useReturnFocus.ts';

type ConfirmDialogProps = {
  open?: boolean;
  onClose(): void;
  title: ReactNode;
  /** What will happen, in plain words. */
  children?: ReactNode;
  confirmLabel: string;
  /** The word for leaving it; Cancel unless told. */
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  /** What it would do is still being read: it can be left, and not confirmed yet. */
  isReading?: boolean;
  /** The dialog stays until `open` becomes false, so that a failure can be shown and tried again. */
  onConfirm(): void;
};

export function ConfirmDialog({
  open = true,
  onClose,
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger,
  busy,
  isReading,
  onConfirm,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={() => !busy && onClose()}>
      <Radix.Portal>
        {/* As high as the dialog it may be asked from. */}
        <Radix.Overlay className="veil fixed inset-0 z-50" />
        <Radix.Content
          className={clsx('dialog-panel', contentLook, 'sm:max-w-md')}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          onKeyDown={onPassedEscape(() => !busy && onClose())}
          {...(children ? {} : { 'aria-describedby': undefined })}
        >
          <div className="overflow-y-auto px-5 pt-6 pb-5 sm:px-6">
            <Radix.Title className="text-balance font-semibold text-xl">{title}</Radix.Title>
            {children && (
              <Radix.Description asChild>
                <div className="mt-2 text-ink-soft">{children}</div>
              </Radix.Description>
            )}
          </div>
          <div data-thumb-bar className={footerLook}>
            <Radix.Cancel asChild>
              <Button variant="secondary">{cancelLabel ?? t('shell.cancel')}</Button>
            </Radix.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} busy={busy || isReading} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
