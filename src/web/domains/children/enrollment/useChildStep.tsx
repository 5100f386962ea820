import { useForm } from 'react-hook-form';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { tellIncomplete } from '#web/ui/tellIncomplete.ts';
import { useAction } from '#web/ui/useAction.ts';
import { enrollChild } from '../edit-queries.ts';
import { askOfFullRoom } from '../fullRoom.ts';
import { type Child, fullName, type NewChild, TO_BE_COLLECTED } from '../rules.ts';
import { ChildFields, type ChildValues } from './ChildFields.tsx';
import { CHILD_FIELDS, childBody, NO_CHILD } from './childValues.ts';
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
  const { register, handleSubmit, setError, formState } = useForm<ChildValues>({
    defaultValues: NO_CHILD,
  });
  const { errors } = formState;

  const { run: enroll, isPending } = useAction(enrollChild, {
    done: () => ({ title: t('childrenEnrollment.child.saved'), description: t('childrenEnrollment.child.savedText') }),
    onDone: (child) => onNext(child),
    failed: t('childrenEnrollment.child.failed'),
    fields: CHILD_FIELDS,
    setError,
  });
  const send = (values: ChildValues, capacityAcknowledged = false): Promise<boolean> => {
    const body: NewChild = { ...childBody(values), ...TO_BE_COLLECTED, capacityAcknowledged };
    const words = { title: t('children.full.title'), label: t('children.full.confirm') };
    return enroll({ body }, { onFailed: (error) => askOfFullRoom(error, words, () => send(values, true)) });
  };
  const submit = handleSubmit((values) => send(values), tellIncomplete(t('common.validationError')));

  return {
    onSubmit: (event) => {
      if (!enrolled) return void submit(event);
      event.preventDefault();
      onNext(enrolled);
    },
    footer: (
      <>
        <Button variant="secondary" onClick={onCancel}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" busy={isPending} busyLabel={t('common.saving')}>
          {t('childrenEnrollment.child.next')}
        </Button>
      </>
    ),
    body: (
      <>
        {enrolled && (
          <Alert className="mb-5" title={t('childrenEnrollment.child.enrolled', { name: fullName(enrolled) })}>
            {t('childrenEnrollment.child.enrolledHint')}
          </Alert>
        )}
        <ChildFields
          register={register}
          errors={errors}
          disabled={enrolled !== undefined}
          noFirstName={t('childrenEnrollment.child.noFirstName')}
        />
      </>
    ),
  };
}
