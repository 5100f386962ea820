import { useQuery } from '@tanstack/react-query';
import { Mailbox, UserRoundPlus, UsersRound } from 'lucide-react';
import { parentAccounts } from '#web/domains/guardians/accounts/queries.ts';
import { invitations, uninvitedGuardians } from '#web/domains/guardians/invitations/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/Tabs.tsx';
import { InvitationsPanel } from './InvitationsPanel.tsx';
import { ParentAccounts } from './ParentAccounts.tsx';
import { UninvitedPanel } from './UninvitedPanel.tsx';
import { LIST_TABS, type ListTab } from './useListTab.ts';

type ParentListsProps = { tab: ListTab; onTab(tab: ListTab): void };

export function ParentLists({ tab, onTab }: ParentListsProps) {
  const { t } = useTranslation();
  const { data: accounts } = useQuery(parentAccounts);
  const { data: invited } = useQuery(invitations);
  const { data: uninvited } = useQuery(uninvitedGuardians);
  return (
    <Tabs value={tab} onValueChange={(value) => onTab(LIST_TABS.find((known) => known === value) ?? 'accounts')}>
      <TabList label={t('guardians.lists')}>
        <Tab value="accounts" icon={<UsersRound />} count={accounts?.length}>
          {t('guardians.accounts.title')}
        </Tab>
        <Tab value="uninvited" icon={<UserRoundPlus />} count={uninvited?.length}>
          {t('guardiansInvitations.uninvited.title')}
        </Tab>
        <Tab value="invitations" icon={<Mailbox />} count={invited?.length}>
          {t('guardiansInvitations.title')}
        </Tab>
      </TabList>
      <TabPanel value="accounts">
        <ParentAccounts />
      </TabPanel>
      <TabPanel value="uninvited">
        <UninvitedPanel />
      </TabPanel>
      <TabPanel value="invitations">
        <InvitationsPanel />
      </TabPanel>
    </Tabs>
  );
}
