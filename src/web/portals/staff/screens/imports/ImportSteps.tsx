import { STEPS, type Step } from '#web/domains/imports/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Stepper } from '#web/ui/Stepper.tsx';

/** Which of the four steps it is. */
export function ImportSteps({ step }: { step: Step }) {
  const { t } = useTranslation();
  return (
    <Stepper
      label={t('imports.steps.label')}
      steps={STEPS.map((one) => t(`imports.steps.${one}`))}
      current={STEPS.indexOf(step) + 1}
      doneLabel={t('imports.steps.done')}
    />
  );
}
