import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profile as ownProfile, saveProfile } from '#web/domains/preferences/queries.ts';
import type { ReplyOf } from '#web/lib/api.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { editDraft, useVersionedForm } from '#web/lib/useVersionedForm.ts';
import { useAction } from '#web/ui/useAction.ts';

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

/** The edit of one's own profile over what is stored; what somebody else saved meanwhile is put beside it. */
export function useProfileForm(stored: StaffProfile) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { staff } = useStaffSession();
  const [draft] = useState(() => editDraft<StaffProfile, Values>('profile', staff.id, FIELDS));
  const edit = useVersionedForm<StaffProfile, Values>({
    row: stored,
    valuesOf,
    draft,
    readNewest: async (read) => {
      const newest = await read(ownProfile);
      return 'role' in newest ? newest : undefined;
    },
  });
  const { form, meanwhile, version, isFound, takeUp, takeNewest, goOnWith } = edit;
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isDirty } = formState;

  const { run, isPending } = useAction(saveProfile, {
    done: t('preferences.profile.updated'),
    onDone: (saved) => {
      client.setQueryData(ownProfile.queryKey, saved);
      if ('role' in saved) goOnWith(saved);
    },
    failed: t('preferences.profile.failed'),
    onFailed: takeUp,
    fields: FIELDS,
    setError,
  });
  const send = (values: Values) => run({ body: { ...values, version } });
  return { register, errors, isDirty, isPending, isFound, meanwhile, submit: handleSubmit(send), takeNewest };
}
