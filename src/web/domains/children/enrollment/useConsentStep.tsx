import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAction } from '#web/ui/useAction.ts';
import { ConsentBox } from '../ConsentBox.tsx';
import { confirmConsents } from '../consent-queries.ts';
import { type ConsentAnswers, DIALOG_CONSENTS, signedFormsOf } from '../consents.ts';
import { type Child, fullName } from '../rules.ts';
import type { WizardStep } from './WizardDialog.tsx';

type ConsentStepInput = {
  child: Child | undefined;
  /** The boxes ticked so far; they outlive a look at another step. */
  answers: ConsentAnswers;
  onAnswers(answers: ConsentAnswers): void;
  onBack(): void;
  onNext(): void;
};

/** Step 2: every one of the five forms has to be verified (children-3). */
export function useConsentStep({ child, answers, onAnswers, onBack, onNext }: ConsentStepInput): WizardStep {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const complete = DIALOG_CONSENTS.every((form) => answers[form] !== undefined);

  const { run: confirm, isPending } = useAction(confirmConsents, {
    onDone: onNext,
    failed: t('childrenEnrollment.consents.failed'),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!child) return;
    setAsked(true);
    if (!complete) {
      toast({
        title: t('childrenEnrollment.consents.missing'),
        description: t('childrenEnrollment.consents.missingText'),
        variant: 'error',
      });
      return;
    }
    void confirm({ params: { id: child.id }, body: signedFormsOf(answers) });
  };

  return {
    onSubmit,
    footer: (
      <>
        <Button variant="secondary" onClick={onBack}>
          {t('common.back')}
        </Button>
        <Button type="submit" busy={isPending} busyLabel={t('common.saving')}>
          {t('childrenEnrollment.consents.next')}
        </Button>
      </>
    ),
    body: (
      <>
        <fieldset>
          <legend className="mb-2 text-ink-soft">
            {t('childrenEnrollment.consents.intro', { name: child ? fullName(child) : '' })}
          </legend>
          {DIALOG_CONSENTS.map((form) => (
            <ConsentBox
              key={form}
              form={form}
              answer={answers[form]}
              isMissing={asked && answers[form] === undefined}
              onAnswer={(answer) => onAnswers({ ...answers, [form]: answer })}
            />
          ))}
        </fieldset>
        {asked && !complete && (
          <Alert tone="error" className="mt-4">
            {t('childrenEnrollment.consents.missingText')}
          </Alert>
        )}
      </>
    ),
  };
}
