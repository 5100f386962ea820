import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Capability } from '../../../../../../contract/access.ts';
import { roles, setCapabilities } from '../../../../../domains/roles/queries.ts';
import { areSame, capabilitiesIn, type Rights, type Role, rightsOf } from '../../../../../domains/roles/rules.ts';
import { useRoleName } from '../../../../../domains/staff/roleName.ts';
import { RequestError, reasonOf } from '../../../../../lib/errors.ts';
import { type MergedEdits, mergeEdits } from '../../../../../lib/mergeEdits.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { toast } from '../../../../../ui/toast.ts';

/** The edit of one role's rights. While nothing is changed here it follows what others save. */
export function useRoleEdit(role: Role) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation(setCapabilities);
  const [edit, setEdit] = useState<{ base: Role; rights: Rights }>();
  const [conflict, setConflict] = useState<MergedEdits<Rights>>();
  const base = edit?.base ?? role;
  const rights = edit?.rights ?? rightsOf(role);

  const end = () => {
    setEdit(undefined);
    setConflict(undefined);
  };
  const change = (next: Rights) => setEdit(areSame(next, rightsOf(base)) ? undefined : { base, rights: next });

  const putTogether = async () => {
    await client.invalidateQueries({ queryKey: roles.queryKey });
    const newest = client.getQueryData(roles.queryKey)?.find(({ id }) => id === role.id);
    if (!newest) return end();
    const merged = mergeEdits(rightsOf(base), rights, rightsOf(newest));
    setConflict(merged);
    setEdit({ base: newest, rights: merged.values });
  };

  const save = () =>
    mutate(
      { params: { id: base.id }, body: { capabilities: capabilitiesIn(rights), version: base.version } },
      {
        onSuccess: () => {
          toast({
            title: t('settings.roles.saved'),
            description: t('settings.roles.savedText', { role: roleName(base.name) }),
            variant: 'success',
          });
          end();
        },
        onError: (error) => {
          if (error instanceof RequestError && error.status === 412) return void putTogether();
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('settings.roles.failedToSave')),
            variant: 'error',
          });
        },
      },
    );

  return {
    rights,
    isChanged: edit !== undefined,
    isPending,
    conflict,
    set: (capability: Capability, allowed: boolean) => change({ ...rights, [capability]: allowed }),
    restore: change,
    save,
    takeNewest: end,
  };
}
