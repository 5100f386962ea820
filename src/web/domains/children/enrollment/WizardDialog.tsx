import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/useTranslation.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';

/** What a step puts into the wizard's one dialog. */
export type WizardStep = {
  readonly body: ReactNode;
  readonly footer: ReactNode;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
};

type WizardDialogProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The step being done, counted from 1. */
  current: number;
  step: WizardStep;
};

/** The frame of the three steps; a new step is read out from its beginning. */
export function WizardDialog({ open, onOpenChange, current, step }: WizardDialogProps) {
  const { t } = useTranslation();
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current !== current) body.current?.focus();
    shown.current = current;
  }, [current]);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('enrollment.title')}
      closeLabel={t('shell.close')}
      onSubmit={step.onSubmit}
      footer={step.footer}
    >
      <div ref={body} tabIndex={-1} className="outline-none">
        <Stepper
          label={t('enrollment.steps.label')}
          steps={[t('enrollment.steps.information'), t('enrollment.steps.consents'), t('enrollment.steps.invitation')]}
          current={current}
          doneLabel={t('enrollment.steps.done')}
        />
        <div className="mt-6">{step.body}</div>
      </div>
    </Dialog>
  );
}
