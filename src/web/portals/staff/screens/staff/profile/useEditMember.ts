import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { editStaffMember, staff } from '../../../../../domains/staff/queries.ts';
import { bodyOf, type StaffMember, type StaffValues, valuesOf } from '../../../../../domains/staff/rules.ts';
import { RequestError, reasonOf } from '../../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../../lib/formErrors.ts';
import { changesOf, type MergedEdits, mergeEdits } from '../../../../../lib/mergeEdits.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { SENT_AS } from '../StaffFields.tsx';

/** The edit of one staff member: sends what was changed, and puts it over the newest when others saved meanwhile. */
export function useEditMember(member: StaffMember, onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate: edit, isPending } = useMutation(editStaffMember);
  /** What the form began from. */
  const [base, setBase] = useState(member);
  const [conflict, setConflict] = useState<MergedEdits<StaffValues> & { newest: StaffValues }>();
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors },
  } = useForm<StaffValues>({ defaultValues: valuesOf(member) });

  const putTogether = async (mine: StaffValues) => {
    await client.invalidateQueries({ queryKey: staff.queryKey });
    const newest = client.getQueryData(staff.queryKey)?.find(({ id }) => id === base.id);
    if (!newest) return onDone();
    const merged = mergeEdits(valuesOf(base), mine, valuesOf(newest));
    setConflict({ ...merged, newest: valuesOf(newest) });
    setBase(newest);
    // Compiled components are memoized: a field that is let go of never registers again.
    reset(merged.values, { keepFieldsRef: true });
  };

  const send = (values: StaffValues) => {
    const changes = changesOf(valuesOf(base), values);
    if (Object.keys(changes).length === 0) return onDone();
    edit(
      { params: { id: base.id }, body: { ...bodyOf(changes), version: base.version } },
      {
        onSuccess: () => {
          toast({ title: t('staff.updated'), variant: 'success' });
          onDone();
        },
        onError: (error) => {
          if (error instanceof RequestError && error.status === 412) return void putTogether(values);
          showRefusedFields(error, SENT_AS, setError);
          toast({ title: t('shell.error'), description: reasonOf(error, t('staff.failedToUpdate')), variant: 'error' });
        },
      },
    );
  };

  return {
    register,
    errors,
    isPending,
    conflict,
    submit: handleSubmit(send),
    takeNewest: () => {
      reset(valuesOf(base), { keepFieldsRef: true });
      setConflict(undefined);
    },
  };
}
