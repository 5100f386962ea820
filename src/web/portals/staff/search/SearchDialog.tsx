import { useQuery } from '@tanstack/react-query';
import { type LucideIcon, UserRoundCog, UsersRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { ChildAvatar } from '#web/domains/children/ChildName.tsx';
import { children } from '#web/domains/children/queries.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { parentAccounts } from '#web/domains/guardians/accounts/queries.ts';
import { staff } from '#web/domains/staff/queries.ts';
import { useRoleName } from '#web/domains/staff/roleName.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Combobox, type ComboboxOption } from '#web/ui/Combobox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { LINKS } from '../layout/Links.tsx';
import { useGroups } from '../layout/navigation.ts';

/** Children, families, staff and screens by a few letters of their name, as far as the reader's role reaches (web-27). */
export default function SearchDialog({ open, onClose }: Opened) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { options, isLoading, hasFailed } = useFindable();
  return (
    <Dialog size="small" isForTyping open={open} onClose={onClose} title={t('shellSearch.title')}>
      <div className="flex flex-col gap-3 pb-1">
        <Combobox
          label={t('shellSearch.title')}
          placeholder={t('shellSearch.placeholder')}
          options={options}
          value={null}
          onChange={(address) => {
            if (address === null) return;
            onClose();
            void navigate(address);
          }}
          emptyText={isLoading ? t('shell.loading') : t('shellSearch.none')}
          resultsText={(count) => t('shellSearch.results', { count })}
        />
        {hasFailed && <Alert tone="error">{t('shellSearch.failed')}</Alert>}
      </div>
    </Dialog>
  );
}

/** Everything there is to find: its address as the value. */
function useFindable(): { options: readonly ComboboxOption[]; isLoading: boolean; hasFailed: boolean } {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const roleName = useRoleName();
  const groups = useGroups();
  const family = useQuery({ ...children, enabled: can('children.see') });
  const parents = useQuery({ ...parentAccounts, enabled: can('parents.see') });
  const team = useQuery({ ...staff, enabled: can('staff.see') });
  const screens = groups.flatMap(({ label, links }) =>
    links.map(({ to }): ComboboxOption => {
      const { label: name, icon: Icon } = LINKS[to];
      const group = t(label);
      return {
        value: to,
        label: t(name),
        ...(group !== t(name) && { detail: group }),
        leading: <Picture icon={Icon} />,
      };
    }),
  );
  return {
    options: [
      ...(family.data ?? []).map((child) => ({
        value: `/children?child=${child.id}`,
        label: fullName(child),
        detail: [child.room, child.parentName].filter(Boolean).join(' · '),
        leading: <ChildAvatar child={child} size="small" />,
      })),
      ...(parents.data ?? []).map((parent) => ({
        value: `/parent-management?${new URLSearchParams({ search: parent.email })}`,
        label: fullName(parent),
        detail: `${t('shellSearch.family')} · ${parent.email}`,
        leading: <Picture icon={UsersRound} />,
      })),
      ...(team.data ?? []).map((member) => ({
        value: `/staff?member=${member.id}`,
        label: fullName(member),
        detail: roleName(member.role),
        leading: <Picture icon={UserRoundCog} />,
      })),
      ...screens,
    ],
    isLoading: [family, parents, team].some(({ isLoading }) => isLoading),
    hasFailed: [family, parents, team].some(({ data, isError }) => isError && !data),
  };
}

/** As wide as a child's avatar, so that the names stand below each other. */
const Picture = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span className="grid size-8 place-content-center text-action">
    <Icon className="size-5" aria-hidden="true" />
  </span>
);
