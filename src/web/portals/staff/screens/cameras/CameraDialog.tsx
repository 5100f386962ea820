import { Plug } from 'lucide-react';
import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { TestFindings } from './TestFindings.tsx';
import type { ConnectionTest } from './useConnectionTest.ts';

type CameraDialogProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  description?: string;
  test: ConnectionTest;
  onSubmit: FormEventHandler<HTMLFormElement>;
  submit: { label: string; busy: boolean; busyLabel: string };
  children: ReactNode;
};

/** A form over a camera, which can be tested before it is saved. */
export function CameraDialog({
  open,
  onOpenChange,
  title,
  description,
  test,
  onSubmit,
  submit,
  children,
}: CameraDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      closeLabel={t('shell.close')}
      onSubmit={onSubmit}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('cameras.cancel')}
          </Button>
          <Button type="submit" busy={submit.busy} busyLabel={submit.busyLabel}>
            {submit.label}
          </Button>
        </>
      }
    >
      {/* What was found speaks of what was typed: both change together. */}
      <div className="grid gap-5" onInput={test.forget}>
        {children}
        <div>
          <Button
            variant="secondary"
            className="max-sm:w-full"
            icon={<Plug className="size-5" aria-hidden="true" />}
            busy={test.isTesting}
            busyLabel={t('cameras.test.testing')}
            onClick={test.test}
          >
            {t('cameras.test.button')}
          </Button>
          <p className="mt-1.5 text-ink-soft text-sm">{t('cameras.test.hint')}</p>
        </div>
        <TestFindings test={test} />
      </div>
    </Dialog>
  );
}
