import { Mail, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ActionBar } from '../../../../ui/ActionBar.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Page } from '../../layout/Page.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { ParentLists } from './ParentLists.tsx';
import { ParentStats } from './ParentStats.tsx';
import { useListTab } from './useListTab.ts';

/** Parent Management of seed 001 section 2. Who may only see it is offered nothing to change. */
export function ParentManagementScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const [tab, setTab] = useListTab();
  const [turn, setTurn] = useState(0);
  const [inviting, setInviting] = useState(false);
  const mayInvite = can('parents.invite');
  const invite = () => {
    setTurn(turn + 1);
    setInviting(true);
  };

  return (
    <Page
      title={t('parents.title')}
      subtitle={t('parents.subtitle')}
      actions={
        <>
          {can('center.manage') && (
            <Button asChild variant="secondary" icon={<Mail className="size-5" aria-hidden="true" />}>
              <Link to="/settings/mail">{t('parents.outgoingMail')}</Link>
            </Button>
          )}
          {mayInvite && (
            <Button
              className="max-sm:hidden"
              icon={<UserRoundPlus className="size-5" aria-hidden="true" />}
              onClick={invite}
            >
              {t('parents.invite')}
            </Button>
          )}
        </>
      }
    >
      <ParentStats />
      <ParentLists tab={tab} onTab={setTab} />
      {mayInvite && (
        <>
          <ActionBar className="sm:hidden">
            <Button size="large" icon={<UserRoundPlus className="size-5" aria-hidden="true" />} onClick={invite}>
              {t('parents.invite')}
            </Button>
          </ActionBar>
          {turn > 0 && (
            <InviteDialog key={turn} open={inviting} onOpenChange={setInviting} onSent={() => setTab('invitations')} />
          )}
        </>
      )}
    </Page>
  );
}
