import { Mail, UserRoundPlus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { ParentLists } from './ParentLists.tsx';
import { ParentStats } from './ParentStats.tsx';
import { RoundPart } from './RoundPart.tsx';
import { useListTab } from './useListTab.ts';

const InviteDialog = lazyDialog(() => import('./InviteDialog.tsx'));

/** Parent Management (guardians-13). Who may only see it is offered nothing to change. */
export function ParentManagementScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const [tab, setTab] = useListTab();
  const [search] = useSearchParams();
  const round = Number(search.get('round'));
  const inviting = useDialog();
  const mayInvite = can('parents.invite');

  return (
    <StaffPage
      title={t('guardians.title')}
      subtitle={t('guardians.subtitle')}
      actions={
        <>
          {can('center.manage') && (
            <Button asChild variant="secondary" icon={<Mail className="size-5" />}>
              <Link to="/settings/mail">{t('guardians.outgoingMail')}</Link>
            </Button>
          )}
          {mayInvite && (
            <Button
              className="max-sm:hidden"
              icon={<UserRoundPlus className="size-5" />}
              {...InviteDialog.near}
              onClick={() => inviting.open()}
            >
              {t('guardians.invite')}
            </Button>
          )}
        </>
      }
    >
      {Number.isInteger(round) && round > 0 ? (
        <RoundPart key={round} id={round} />
      ) : (
        <ParentLists tab={tab} onTab={setTab} />
      )}
      <ParentStats />
      {mayInvite && (
        <>
          {/* The tab of those who are not invited has a bar of its own. */}
          {tab !== 'uninvited' && (
            <ActionBar className="sm:hidden">
              <Button size="large" icon={<UserRoundPlus className="size-5" />} onClick={() => inviting.open()}>
                {t('guardians.invite')}
              </Button>
            </ActionBar>
          )}
          {inviting.show((_, opened) => (
            <InviteDialog onSent={() => setTab('invitations')} {...opened} />
          ))}
        </>
      )}
    </StaffPage>
  );
}
