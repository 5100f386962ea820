import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ChildFields, type ChildValues } from '../../../../domains/children/enrollment/ChildFields.tsx';
import { CHILD_SENT_AS, NO_CHILD } from '../../../../domains/children/enrollment/childValues.ts';
import { enrollChild } from '../../../../domains/children/queries.ts';
import { fullName, resumePath, TO_BE_COLLECTED } from '../../../../domains/children/rules.ts';
import { draftOf } from '../../../../lib/draft.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../lib/formErrors.ts';
import { sentBeforeOr } from '../../../../lib/sentBefore.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { useKeptDraft } from '../../../../lib/useKeptDraft.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ActionBar } from '../../../../ui/ActionBar.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { toast } from '../../../../ui/toast.ts';

/** Makes the child's record, with contact data still to be collected; what is typed outlives a reload. */
export function EnrollChildForm() {
  const { t } = useTranslation();
  const { staff } = useStaffSession();
  const navigate = useNavigate();
  const [draft] = useState(() => draftOf('enroll-child', staff.id, isChildValues));
  const [found, setFound] = useState(() => draft.read());
  const { mutate: enroll, isPending, variables } = useMutation(enrollChild);
  const { register, handleSubmit, setError, reset, subscribe, formState } = useForm<ChildValues>({
    defaultValues: found ?? NO_CHILD,
  });
  const { errors } = formState;

  useKeptDraft(subscribe, draft);

  const send = (values: ChildValues) =>
    enroll(sentBeforeOr(variables, { body: { ...values, ...TO_BE_COLLECTED } }), {
      onSuccess: (child) => {
        draft.drop();
        toast({
          title: t('enrollment.page.child.enrolled'),
          description: t('enrollment.page.child.enrolledText', { name: fullName(child) }),
          variant: 'success',
        });
        void navigate(resumePath(child.id, 'consents'), { replace: true });
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

  const startOver = () => {
    // Compiled components are memoized: a field that is let go of never registers again.
    reset(NO_CHILD, { keepFieldsRef: true });
    draft.drop();
    setFound(undefined);
  };

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex flex-1 flex-col gap-6">
      {found && (
        <Alert
          action={
            <Button variant="secondary" size="small" onClick={startOver}>
              {t('enrollment.page.child.startOver')}
            </Button>
          }
        >
          {t('enrollment.page.child.draft')}
        </Alert>
      )}
      <Card>
        <ChildFields register={register} errors={errors} noFirstName={t('enrollment.page.child.noFirstName')} />
      </Card>
      <ActionBar>
        <Button
          variant="secondary"
          onClick={() => {
            draft.drop();
            void navigate('/children');
          }}
        >
          {t('enrollment.page.cancel')}
        </Button>
        <Button type="submit" busy={isPending} busyLabel={t('enrollment.child.saving')}>
          {t('enrollment.page.child.submit')}
        </Button>
      </ActionBar>
    </form>
  );
}

function isChildValues(kept: unknown): kept is ChildValues {
  if (typeof kept !== 'object' || kept === null) return false;
  const values = new Map(Object.entries(kept));
  const fields = Object.keys(NO_CHILD).map((name) => values.get(name));
  return fields.every((value) => typeof value === 'string') && fields.some((value) => value !== '');
}
