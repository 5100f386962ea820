import { Plug } from 'lucide-react';
import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { TestFindings } from './TestFindings.tsx';
import type { ConnectionTest } from './useConnectionTest.ts';

type CameraDialogProps = Opened & {
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
  onClose,
  title,
  description,
  test,
  onSubmit,
  submit,
  children,
}: CameraDialogProps) {
  const { t } = useTranslation();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      onSubmit={onSubmit}
      submit={submit.label}
      busy={submit.busy}
      busyLabel={submit.busyLabel}
    >
      {/* What was found speaks of what was typed: both change together. */}
      <div className="grid gap-5" onInput={test.forget}>
        {children}
        <div>
          <Button
            variant="secondary"
            className="max-sm:w-full"
            icon={<Plug className="size-5" />}
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
    </FormDialog>
  );
}
