import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profile as ownProfile, saveProfile } from '../../../../domains/preferences/queries.ts';
import type { ReplyOf } from '../../../../lib/api.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../lib/formErrors.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { editDraft, useVersionedForm } from '../../../../lib/useVersionedForm.ts';
import { toast } from '../../../../ui/toast.ts';

export type StaffProfile = Extract<ReplyOf<'GET /api/profile'>, { role: string }>;

const valuesOf = ({ firstName, lastName, phone, address, bio }: StaffProfile) => ({
  firstName,
  lastName,
  phone,
  address: address ?? '',
  bio: bio ?? '',
});
type Values = ReturnType<typeof valuesOf>;
const FIELDS = ['firstName', 'lastName', 'phone', 'address', 'bio'] as const;
const SENT_AS = { firstName: 'firstName', lastName: 'lastName', phone: 'phone', address: 'address', bio: 'bio' };

/** The edit of one's own profile over what is stored; what somebody else saved meanwhile is put beside it. */
export function useProfileForm(stored: StaffProfile) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation(saveProfile);
  const { staff } = useStaffSession();
  const [draft] = useState(() => editDraft<StaffProfile, Values>('profile', staff.id, FIELDS));
  const edit = useVersionedForm<StaffProfile, Values>({
    row: stored,
    valuesOf,
    draft,
    readNewest: async () => {
      const newest = await client.fetchQuery({ ...ownProfile, staleTime: 0 });
      return 'role' in newest ? newest : undefined;
    },
  });
  const { form, meanwhile, version, isFound, takeUp, takeNewest, goOnWith } = edit;
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isDirty },
  } = form;

  const send = (values: Values) =>
    mutate(
      { body: { ...values, version } },
      {
        onSuccess: (saved) => {
          client.setQueryData(ownProfile.queryKey, saved);
          if ('role' in saved) goOnWith(saved);
          toast({ title: t('profile.updated'), variant: 'success' });
        },
        onError: async (error) => {
          if (await takeUp(error, values)) return;
          showRefusedFields(error, SENT_AS, setError);
          toast({ title: t('shell.error'), description: reasonOf(error, t('profile.failed')), variant: 'error' });
        },
      },
    );
  return { register, errors, isDirty, isPending, isFound, meanwhile, submit: handleSubmit(send), takeNewest };
}
