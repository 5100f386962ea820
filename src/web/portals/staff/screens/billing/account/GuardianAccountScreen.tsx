import { useQuery } from '@tanstack/react-query';
import { WalletCards } from 'lucide-react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { billingAccounts, openAccount } from '#web/domains/billing/account-queries.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { accountPath } from './path.ts';

/** Where Parent Management leads: a guardian's account, or the offer to open one. */
export function GuardianAccountScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const guardianId = Number(useParams().id);
  if (!can('billing')) return <NotForRole title={t('billing.account.title')} />;
  return (
    <StaffPage
      title={t('billing.account.title')}
      back={{ to: '/parent-management', label: t('billing.account.backToParents') }}
    >
      <OfGuardian guardianId={guardianId} />
    </StaffPage>
  );
}

function OfGuardian({ guardianId }: { guardianId: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const query = useQuery(billingAccounts);
  const { run: open, isPending } = useAction(openAccount, {
    failed: t('billing.account.notOpened'),
    onDone: ({ id }) => void navigate(accountPath(id), { replace: true }),
  });

  return (
    <Loaded
      query={query}
      failed={(error) => reasonOf(error, t('billing.account.failed'))}
      skeleton={<ListSkeleton label={t('billing.account.loading')} />}
    >
      {(accounts) => {
        const account = accounts.find((one) => one.guardianId === guardianId);
        if (account) return <Navigate to={accountPath(account.id)} replace />;
        const begin = () => open({ body: { guardianId } });
        return (
          <Card>
            <EmptyState
              level={2}
              icon={<WalletCards />}
              title={t('billing.account.none')}
              action={
                <Button busy={isPending} onClick={begin}>
                  {t('billing.account.open')}
                </Button>
              }
            >
              {t('billing.account.noneText')}
            </EmptyState>
          </Card>
        );
      }}
    </Loaded>
  );
}
