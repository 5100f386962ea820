import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { reasonOf } from '../../../lib/errors.ts';
import { firstMessage, showRefusedFields } from '../../../lib/formErrors.ts';
import { sentBeforeOr } from '../../../lib/sentBefore.ts';
import { useTranslation } from '../../../lib/useTranslation.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { enrollChild } from '../queries.ts';
import { type Child, fullName, type NewChild, TO_BE_COLLECTED } from '../rules.ts';
import { ChildFields, type ChildValues } from './ChildFields.tsx';
import { CHILD_SENT_AS, NO_CHILD } from './childValues.ts';
import type { WizardStep } from './WizardDialog.tsx';

type ChildStepInput = {
  /** The child this wizard has enrolled already; it can be looked at, but not enrolled again. */
  enrolled: Child | undefined;
  onCancel(): void;
  onNext(child: Child): void;
};

/** Step 1: makes the child's record, with contact data still to be collected. */
export function useChildStep({ enrolled, onCancel, onNext }: ChildStepInput): WizardStep {
  const { t } = useTranslation();
  const { mutate: enroll, isPending, variables } = useMutation(enrollChild);
  const { register, handleSubmit, setError, formState } = useForm<ChildValues>({
    defaultValues: NO_CHILD,
  });
  const { errors } = formState;

  const send = ({ firstName, lastName, dateOfBirth, room, allergies }: ChildValues) => {
    const body: NewChild = { firstName, lastName, dateOfBirth, room, allergies, ...TO_BE_COLLECTED };
    enroll(sentBeforeOr(variables, { body }), {
      onSuccess: (child) => {
        toast({ title: t('enrollment.child.saved'), description: t('enrollment.child.savedText'), variant: 'success' });
        onNext(child);
      },
      onError: (error) => {
        showRefusedFields(error, CHILD_SENT_AS, setError);
        toast({
          title: t('shell.error'),
          description: reasonOf(error, t('enrollment.child.failed')),
          variant: 'error',
        });
      },
    });
  };
  const submit = handleSubmit(send, (invalid) =>
    toast({ title: t('enrollment.child.validation'), description: firstMessage(invalid), variant: 'error' }),
  );

  return {
    onSubmit: (event) => {
      if (!enrolled) return void submit(event);
      event.preventDefault();
      onNext(enrolled);
    },
    footer: (
      <>
        <Button variant="secondary" onClick={onCancel}>
          {t('enrollment.child.cancel')}
        </Button>
        <Button type="submit" busy={isPending} busyLabel={t('enrollment.child.saving')}>
          {t('enrollment.child.next')}
        </Button>
      </>
    ),
    body: (
      <>
        {enrolled && (
          <Alert className="mb-5" title={t('enrollment.child.enrolled', { name: fullName(enrolled) })}>
            {t('enrollment.child.enrolledHint')}
          </Alert>
        )}
        <ChildFields
          register={register}
          errors={errors}
          disabled={enrolled !== undefined}
          noFirstName={t('enrollment.child.noFirstName')}
        />
      </>
    ),
  };
}
