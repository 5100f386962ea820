import {
  areSame,
  CAPABILITY_GROUPS,
  GROUPS,
  isKept,
  type Role,
  usualRightsOf,
} from '#web/domains/center/roles/rules.ts';
import { useTellUnsaved } from '#web/domains/preferences/useUnsavedParts.ts';
import { useRoleName } from '#web/domains/staff/roleName.ts';
import { EditConflict } from '#web/layout/EditConflict.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { useRoleEdit } from './useRoleEdit.ts';

type RoleFormProps = {
  role: Role;
  /** Whether there is something to save, whenever that changes. */
  onUnsaved(id: number, isUnsaved: boolean): void;
};

/** One role's rights; what was ticked outlives a look at another role. */
export function RoleForm({ role, onUnsaved }: RoleFormProps) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { rights, isChanged, isPending, meanwhile, set, restore, save, takeNewest } = useRoleEdit(role);
  useTellUnsaved(role.id, isChanged, onUnsaved);
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
      {role.name === 'Director' && <Alert>{t('preferencesStaff.roles.directorKeeps')}</Alert>}
      {usual && !areSame(rights, usual) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ink-soft">
          {t('preferencesStaff.roles.unusual')}
          <Button variant="secondary" size="small" onClick={() => restore(usual)}>
            {t('preferencesStaff.roles.usual')}
          </Button>
        </div>
      )}
      {GROUPS.map((group) => (
        <Card key={group} as="section" title={t(`preferencesStaff.groups.${group}`)}>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {CAPABILITY_GROUPS[group].map((capability) => (
              <Checkbox
                key={capability}
                label={t(`preferencesStaff.capabilities.${capability}.label`)}
                hint={isKept(role, capability) ? t('preferencesStaff.roles.kept') : undefined}
                checked={rights[capability]}
                disabled={isKept(role, capability)}
                onChange={(event) => set(capability, event.target.checked)}
              />
            ))}
          </div>
        </Card>
      ))}
      <EditConflict
        meanwhile={meanwhile}
        label={(capability) => t(`preferencesStaff.capabilities.${capability}.label`)}
        shown={(capability, values) =>
          t(values[capability] ? 'preferencesStaff.roles.allowed' : 'preferencesStaff.roles.notAllowed')
        }
        onTakeNewest={takeNewest}
      />
      <ActionBar>
        {isChanged && (
          <Button variant="secondary" onClick={takeNewest}>
            {t('common.discard')}
          </Button>
        )}
        <Button type="submit" disabled={!isChanged} busy={isPending} busyLabel={t('common.saving')}>
          {t('preferencesStaff.roles.save', { role: roleName(role.name) })}
        </Button>
      </ActionBar>
    </form>
  );
}
