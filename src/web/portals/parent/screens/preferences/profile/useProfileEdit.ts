import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profile as ownProfile, saveProfile } from '#web/domains/preferences/queries.ts';
import type { ReplyOf } from '#web/lib/api.ts';
import { useParentSession } from '#web/lib/session.ts';
import { renameStoredParent } from '#web/lib/storedLogin.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { editDraft, useVersionedForm } from '#web/lib/useVersionedForm.ts';
import { useAction } from '#web/ui/useAction.ts';

export type ParentProfile = Extract<ReplyOf<'GET /api/profile'>, { phoneNumber: unknown }>;

const valuesOf = (profile: ParentProfile) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  phoneNumber: profile.phoneNumber ?? '',
  address: profile.address ?? '',
  emergencyContactName: profile.emergencyContactName ?? '',
  emergencyContactPhone: profile.emergencyContactPhone ?? '',
});
export type ProfileValues = ReturnType<typeof valuesOf>;

const FIELDS = [
  'firstName',
  'lastName',
  'phoneNumber',
  'address',
  'emergencyContactName',
  'emergencyContactPhone',
] as const;

/** What a parent was typing into their profile when the session ended. */
export const profileDraft = (accountId: number) =>
  editDraft<ParentProfile, ProfileValues>('profile', accountId, FIELDS);

/** The edit of a parent's own profile; what the center saved meanwhile is put beside what was typed. */
export function useProfileEdit(stored: ParentProfile, onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { account } = useParentSession();
  const [draft] = useState(() => profileDraft(account.id));
  const { form, meanwhile, version, isFound, takeUp, takeNewest } = useVersionedForm<ParentProfile, ProfileValues>({
    row: stored,
    valuesOf,
    draft,
    readNewest: async (read) => {
      const newest = await read(ownProfile);
      return 'phoneNumber' in newest ? newest : undefined;
    },
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors } = formState;

  const { run, isPending } = useAction(saveProfile, {
    done: t('preferences.profile.updated'),
    onDone: (saved) => {
      client.setQueryData(ownProfile.queryKey, saved);
      renameStoredParent(`${saved.firstName} ${saved.lastName}`);
      onDone();
    },
    failed: t('preferences.profile.failed'),
    onFailed: takeUp,
    fields: FIELDS,
    setError,
  });
  const send = (values: ProfileValues) => run({ body: { ...values, version } });
  return { register, errors, isPending, isFound, meanwhile, submit: handleSubmit(send), takeNewest };
}
