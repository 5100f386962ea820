import { useMutation, useQuery } from '@tanstack/react-query';
import { WalletCards } from 'lucide-react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { billingAccounts, openAccount } from '../../../../../domains/billing/account-queries.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { useStaffSession } from '../../../../../lib/session.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { EmptyState } from '../../../../../ui/EmptyState.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { NotForRole } from '../../../layout/NotForRole.tsx';
import { Page } from '../../../layout/Page.tsx';
import { ListSkeleton } from '../../parents/ListSkeleton.tsx';
import { accountPath } from './path.ts';

/** Where Parent Management leads: a guardian's account, or the offer to open one. */
export function GuardianAccountScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const guardianId = Number(useParams().id);
  if (!can('billing')) return <NotForRole title={t('billing.account.title')} />;
  return (
    <Page
      title={t('billing.account.title')}
      back={{ to: '/parent-management', label: t('billing.account.backToParents') }}
    >
      <OfGuardian guardianId={guardianId} />
    </Page>
  );
}

function OfGuardian({ guardianId }: { guardianId: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: accounts, error, isFetching, refetch } = useQuery(billingAccounts);
  const { mutate: open, isPending } = useMutation(openAccount);

  if (!accounts && error) {
    return (
      <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
        {reasonOf(error, t('billing.account.failed'))}
      </Alert>
    );
  }
  if (!accounts) return <ListSkeleton label={t('billing.account.loading')} />;
  const account = accounts.find((one) => one.guardianId === guardianId);
  if (account) return <Navigate to={accountPath(account.id)} replace />;
  const begin = () =>
    open(
      { body: { guardianId } },
      {
        onSuccess: ({ id }) => void navigate(accountPath(id), { replace: true }),
        onError: (failure) =>
          toast({
            variant: 'error',
            title: t('shell.error'),
            description: reasonOf(failure, t('billing.account.notOpened')),
          }),
      },
    );
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
}
