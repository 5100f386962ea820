import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Capability } from '#contract/kernel/access.ts';
import { roles, setCapabilities } from '#web/domains/center/roles/queries.ts';
import { areSame, capabilitiesIn, type Rights, type Role, rightsOf } from '#web/domains/center/roles/rules.ts';
import { useRoleName } from '#web/domains/staff/roleName.ts';
import { mergeEdits } from '#web/lib/mergeEdits.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { isChangedMeanwhile, type Meanwhile } from '#web/lib/useVersionedForm.ts';
import { useAction } from '#web/ui/useAction.ts';

/** The edit of one role's rights. While nothing is changed here it follows what others save. */
export function useRoleEdit(role: Role) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const client = useQueryClient();
  const [edit, setEdit] = useState<{ base: Role; rights: Rights }>();
  const [meanwhile, setMeanwhile] = useState<Meanwhile<Rights>>();
  const base = edit?.base ?? role;
  const rights = edit?.rights ?? rightsOf(role);

  const end = () => {
    setEdit(undefined);
    setMeanwhile(undefined);
  };
  const change = (next: Rights) => setEdit(areSame(next, rightsOf(base)) ? undefined : { base, rights: next });

  const putTogether = async () => {
    await client.invalidateQueries({ queryKey: roles.queryKey });
    const newest = client.getQueryData(roles.queryKey)?.find(({ id }) => id === role.id);
    if (!newest) return end();
    const merged = mergeEdits(rightsOf(base), rights, rightsOf(newest));
    // Ticked or not: what both changed, both changed alike.
    setMeanwhile({ newest: merged.values, theirs: merged.theirs, clashes: [] });
    setEdit({ base: newest, rights: merged.values });
  };

  const { run, isPending } = useAction(setCapabilities, {
    done: {
      title: t('preferencesStaff.roles.saved'),
      description: t('preferencesStaff.roles.savedText', { role: roleName(base.name) }),
    },
    failed: t('preferencesStaff.roles.failedToSave'),
    onDone: end,
    onFailed: async (error) => {
      if (!isChangedMeanwhile(error)) return false;
      await putTogether();
      return true;
    },
  });
  const save = () =>
    void run({ params: { id: base.id }, body: { capabilities: capabilitiesIn(rights), version: base.version } });

  return {
    rights,
    isChanged: edit !== undefined,
    isPending,
    meanwhile,
    set: (capability: Capability, allowed: boolean) => change({ ...rights, [capability]: allowed }),
    restore: change,
    save,
    takeNewest: end,
  };
}
