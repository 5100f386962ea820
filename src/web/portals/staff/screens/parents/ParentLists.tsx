import { useQuery } from '@tanstack/react-query';
import { Mailbox, UsersRound } from 'lucide-react';
import { invitations } from '../../../../domains/invitations/queries.ts';
import { parentAccounts } from '../../../../domains/parents/queries.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../../ui/Tabs.tsx';
import { AccountsPanel } from './AccountsPanel.tsx';
import { InvitationsPanel } from './InvitationsPanel.tsx';
import { LIST_TABS, type ListTab } from './useListTab.ts';

type ParentListsProps = { tab: ListTab; onTab(tab: ListTab): void };

export function ParentLists({ tab, onTab }: ParentListsProps) {
  const { t } = useTranslation();
  const { data: accounts } = useQuery(parentAccounts);
  const { data: invited } = useQuery(invitations);
  return (
    <Tabs value={tab} onValueChange={(value) => onTab(LIST_TABS.find((known) => known === value) ?? 'accounts')}>
      <TabList label={t('parents.lists')}>
        <Tab value="accounts" icon={<UsersRound aria-hidden="true" />} count={accounts?.length}>
          {t('parents.accounts.title')}
        </Tab>
        <Tab value="invitations" icon={<Mailbox aria-hidden="true" />} count={invited?.length}>
          {t('invitations.title')}
        </Tab>
      </TabList>
      <TabPanel value="accounts">
        <AccountsPanel />
      </TabPanel>
      <TabPanel value="invitations">
        <InvitationsPanel />
      </TabPanel>
    </Tabs>
  );
}
