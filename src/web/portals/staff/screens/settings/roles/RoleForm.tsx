import { useEffect } from 'react';
import {
  areSame,
  CAPABILITY_GROUPS,
  GROUPS,
  isKept,
  type Role,
  usualRightsOf,
} from '../../../../../domains/roles/rules.ts';
import { useRoleName } from '../../../../../domains/staff/roleName.ts';
import { EditConflict } from '../../../../../layout/EditConflict.tsx';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { ActionBar } from '../../../../../ui/ActionBar.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { Checkbox } from '../../../../../ui/Checkbox.tsx';
import { useRoleEdit } from './useRoleEdit.ts';

type RoleFormProps = {
  role: Role;
  /** Whether there is something to save, whenever that changes. */
  onChanged(id: number, isChanged: boolean): void;
};

/** One role's rights; what was ticked outlives a look at another role. */
export function RoleForm({ role, onChanged }: RoleFormProps) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { rights, isChanged, isPending, conflict, set, restore, save, takeNewest } = useRoleEdit(role);
  useEffect(() => onChanged(role.id, isChanged), [role.id, isChanged, onChanged]);
  const usual = usualRightsOf(role);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      className="flex flex-col gap-4"
    >
      {role.name === 'Director' && <Alert>{t('settings.roles.directorKeeps')}</Alert>}
      {usual && !areSame(rights, usual) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ink-soft">
          {t('settings.roles.unusual')}
          <Button variant="secondary" size="small" onClick={() => restore(usual)}>
            {t('settings.roles.usual')}
          </Button>
        </div>
      )}
      {GROUPS.map((group) => (
        <Card key={group} as="section" title={t(`settings.groups.${group}`)}>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {CAPABILITY_GROUPS[group].map((capability) => (
              <Checkbox
                key={capability}
                label={t(`settings.capabilities.${capability}.label`)}
                hint={isKept(role, capability) ? t('settings.roles.kept') : undefined}
                checked={rights[capability]}
                disabled={isKept(role, capability)}
                onChange={(event) => set(capability, event.target.checked)}
              />
            ))}
          </div>
        </Card>
      ))}
      {conflict && (
        <EditConflict
          clashes={[]}
          theirs={conflict.theirs.map((capability) => ({
            key: capability,
            label: t(`settings.capabilities.${capability}.label`),
            newest: t(conflict.values[capability] ? 'settings.roles.allowed' : 'settings.roles.notAllowed'),
          }))}
          onTakeNewest={takeNewest}
        />
      )}
      <ActionBar>
        {isChanged && (
          <Button variant="secondary" onClick={takeNewest}>
            {t('settings.roles.discard')}
          </Button>
        )}
        <Button type="submit" disabled={!isChanged} busy={isPending} busyLabel={t('settings.roles.saving')}>
          {t('settings.roles.save', { role: roleName(role.name) })}
        </Button>
      </ActionBar>
    </form>
  );
}
