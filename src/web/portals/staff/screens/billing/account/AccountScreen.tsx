import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { billingAccount } from '../../../../../domains/billing/account-queries.ts';
import type { AccountDetail } from '../../../../../domains/billing/account-rules.ts';
import { RequestError, reasonOf } from '../../../../../lib/errors.ts';
import { useStaffSession } from '../../../../../lib/session.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { NotForRole } from '../../../layout/NotForRole.tsx';
import { Page } from '../../../layout/Page.tsx';
import { ListSkeleton } from '../../parents/ListSkeleton.tsx';
import { AccountActions } from './AccountActions.tsx';
import { AccountInvoices } from './AccountInvoices.tsx';
import { AccountSummary } from './AccountSummary.tsx';
import { Ledger } from './Ledger.tsx';

/** A payer's account: what is owed, its invoices, and everything that was booked. */
export function AccountScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const id = Number(useParams().id);
  if (!can('billing')) return <NotForRole title={t('billing.account.title')} />;
  return <OfAccount key={id} id={id} />;
}

function OfAccount({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data: account, error, isFetching, refetch } = useQuery(billingAccount(id));
  const back = { to: '/billing', label: t('billing.account.back') };
  if (!account) {
    const isGone = error instanceof RequestError && (error.status === 404 || error.status === 422);
    return (
      <Page title={t('billing.account.title')} back={back}>
        {error ? (
          <Alert
            tone="error"
            {...(!isGone && {
              retry: { label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() },
            })}
          >
            {isGone ? t('billing.account.gone') : reasonOf(error, t('billing.account.failed'))}
          </Alert>
        ) : (
          <ListSkeleton label={t('billing.account.loading')} />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={account.name}
      subtitle={<Whose account={account} />}
      back={back}
      actions={<AccountActions account={account} />}
    >
      <AccountSummary account={account} />
      <AccountInvoices invoices={account.invoices} />
      <Ledger account={account} />
    </Page>
  );
}

function Whose({ account: { kind, children } }: { account: AccountDetail }) {
  const { t, i18n } = useTranslation();
  const names = children.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const list = new Intl.ListFormat(i18n.language).format(names);
  if (names.length === 0) return t(kind === 'agency' ? 'billing.account.agency' : 'billing.account.nobody');
  return t(kind === 'agency' ? 'billing.account.agencyFor' : 'billing.account.paysFor', { names: list });
}
