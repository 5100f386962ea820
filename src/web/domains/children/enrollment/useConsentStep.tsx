import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../../lib/errors.ts';
import { sentBeforeOr } from '../../../lib/sentBefore.ts';
import { useTranslation } from '../../../lib/useTranslation.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { toast } from '../../../ui/toast.ts';
import { confirmConsents } from '../queries.ts';
import { type Child, DIALOG_CONSENTS, type DialogConsent, fullName } from '../rules.ts';
import type { WizardStep } from './WizardDialog.tsx';

type ConsentStepInput = {
  child: Child | undefined;
  /** The boxes ticked so far; they outlive a look at another step. */
  ticked: readonly DialogConsent[];
  onTick(ticked: readonly DialogConsent[]): void;
  onBack(): void;
  onNext(): void;
};

/** Step 2: every one of the five forms has to be verified (seed 000 section 5). */
export function useConsentStep({ child, ticked, onTick, onBack, onNext }: ConsentStepInput): WizardStep {
  const { t } = useTranslation();
  const { mutate: confirm, isPending, variables } = useMutation(confirmConsents);
  const [asked, setAsked] = useState(false);
  const complete = DIALOG_CONSENTS.every((form) => ticked.includes(form));

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!child) return;
    setAsked(true);
    if (!complete) {
      toast({
        title: t('enrollment.consents.missing'),
        description: t('enrollment.consents.missingText'),
        variant: 'error',
      });
      return;
    }
    confirm(sentBeforeOr(variables, { params: { id: child.id }, body: { forms: [...DIALOG_CONSENTS] } }), {
      onSuccess: onNext,
      onError: (error) =>
        toast({
          title: t('shell.error'),
          description: reasonOf(error, t('enrollment.consents.failed')),
          variant: 'error',
        }),
    });
  };

  return {
    onSubmit,
    footer: (
      <>
        <Button variant="secondary" onClick={onBack}>
          {t('enrollment.consents.back')}
        </Button>
        <Button type="submit" busy={isPending} busyLabel={t('enrollment.consents.saving')}>
          {t('enrollment.consents.next')}
        </Button>
      </>
    ),
    body: (
      <>
        <fieldset>
          <legend className="mb-2 text-ink-soft">
            {t('enrollment.consents.intro', { name: child ? fullName(child) : '' })}
          </legend>
          {DIALOG_CONSENTS.map((form) => (
            <Checkbox
              key={form}
              label={t(`enrollment.forms.${form}`)}
              checked={ticked.includes(form)}
              aria-invalid={(asked && !ticked.includes(form)) || undefined}
              onChange={(event) =>
                onTick(event.target.checked ? [...ticked, form] : ticked.filter((other) => other !== form))
              }
            />
          ))}
        </fieldset>
        {asked && !complete && (
          <Alert tone="error" className="mt-4">
            {t('enrollment.consents.missingText')}
          </Alert>
        )}
      </>
    ),
  };
}
