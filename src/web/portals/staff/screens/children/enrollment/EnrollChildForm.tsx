import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { enrollChild } from '#web/domains/children/edit-queries.ts';
import { ChildFields, type ChildValues } from '#web/domains/children/enrollment/ChildFields.tsx';
import { CHILD_FIELDS, childBody, NO_CHILD } from '#web/domains/children/enrollment/childValues.ts';
import { askOfFullRoom } from '#web/domains/children/fullRoom.ts';
import { fullName, resumePath, TO_BE_COLLECTED } from '#web/domains/children/rules.ts';
import { draftOf } from '#web/lib/draft.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useKeptDraft } from '#web/lib/useKeptDraft.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Makes the child's record, with contact data still to be collected; what is typed outlives a reload. */
export function EnrollChildForm() {
  const { t } = useTranslation();
  const { staff } = useStaffSession();
  const navigate = useNavigate();
  const [draft] = useState(() => draftOf('enroll-child', staff.id, isChildValues));
  const [found, setFound] = useState(() => draft.read());
  const { register, handleSubmit, setError, reset, subscribe, formState } = useForm<ChildValues>({
    defaultValues: found ?? NO_CHILD,
  });
  const { errors } = formState;

  useKeptDraft(subscribe, draft);

  const { run: enroll, isPending } = useAction(enrollChild, {
    done: (child) => ({
      title: t('childrenEnrollment.page.child.enrolled'),
      description: t('childrenEnrollment.page.child.enrolledText', { name: fullName(child) }),
    }),
    onDone: (child) => {
      draft.drop();
      void navigate(resumePath(child.id, 'consents'), { replace: true });
    },
    failed: t('childrenEnrollment.child.failed'),
    fields: CHILD_FIELDS,
    setError,
  });
  const send = (values: ChildValues, capacityAcknowledged = false): Promise<boolean> =>
    enroll(
      { body: { ...childBody(values), ...TO_BE_COLLECTED, capacityAcknowledged } },
      {
        onFailed: (error) =>
          askOfFullRoom(error, { title: t('children.full.title'), label: t('children.full.confirm') }, () =>
            send(values, true),
          ),
      },
    );

  const startOver = () => {
    // Compiled components are memoized: a field that is let go of never registers again.
    reset(NO_CHILD, { keepFieldsRef: true });
    draft.drop();
    setFound(undefined);
  };

  return (
    <form noValidate onSubmit={handleSubmit((values) => send(values))} className="flex flex-1 flex-col gap-6">
      {found && (
        <Alert
          action={
            <Button variant="secondary" size="small" onClick={startOver}>
              {t('common.startOver')}
            </Button>
          }
        >
          {t('childrenEnrollment.page.child.draft')}
        </Alert>
      )}
      <Card>
        <ChildFields register={register} errors={errors} noFirstName={t('common.firstNameIsRequired')} />
      </Card>
      <ActionBar>
        <Button
          variant="secondary"
          onClick={() => {
            draft.drop();
            void navigate('/children');
          }}
        >
          {t('shell.cancel')}
        </Button>
        <Button type="submit" busy={isPending} busyLabel={t('common.saving')}>
          {t('childrenEnrollment.page.child.submit')}
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
