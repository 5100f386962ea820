import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Stepper } from '#web/ui/Stepper.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';

/** What a step puts into the wizard's one dialog. */
export type WizardStep = {
  readonly body: ReactNode;
  readonly footer: ReactNode;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
};

type WizardDialogProps = Opened & {
  /** The step being done, counted from 1. */
  current: number;
  step: WizardStep;
};

/** The frame of the three steps; a new step is read out from its beginning. */
export function WizardDialog({ open, onClose, current, step }: WizardDialogProps) {
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
      onClose={onClose}
      title={t('childrenEnrollment.title')}
      onSubmit={step.onSubmit}
      footer={step.footer}
    >
      <div ref={body} tabIndex={-1} className="outline-none">
        <Stepper
          label={t('childrenEnrollment.steps.label')}
          steps={[
            t('childrenEnrollment.steps.information'),
            t('childrenEnrollment.steps.consents'),
            t('childrenEnrollment.steps.invitation'),
          ]}
          current={current}
          doneLabel={t('childrenEnrollment.steps.done')}
        />
        <div className="mt-6">{step.body}</div>
      </div>
    </Dialog>
  );
}
