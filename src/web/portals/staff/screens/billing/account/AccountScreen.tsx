import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { billingAccount } from '#web/domains/billing/account-queries.ts';
import type { AccountDetail } from '#web/domains/billing/account-rules.ts';
import { isGone, reasonOf } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
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
  const read = useQuery(billingAccount(id));
  const { data: account } = read;
  const back = { to: '/billing', label: t('billing.account.back') };
  if (!account) {
    return (
      <StaffPage title={t('billing.account.title')} back={back}>
        {read.error ? (
          <LoadFailed
            read={read}
            isFinal={isGone(read.error)}
            failed={(error) =>
              isGone(error) ? t('billing.account.gone') : reasonOf(error, t('billing.account.failed'))
            }
          />
        ) : (
          <ListSkeleton label={t('billing.account.loading')} />
        )}
      </StaffPage>
    );
  }
  return (
    <StaffPage
      title={account.name}
      subtitle={<Whose account={account} />}
      back={back}
      actions={<AccountActions account={account} />}
    >
      <AccountSummary account={account} />
      <AccountInvoices invoices={account.invoices} />
      <Ledger account={account} />
    </StaffPage>
  );
}

function Whose({ account: { kind, children } }: { account: AccountDetail }) {
  const { t, i18n } = useTranslation();
  const names = children.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const list = new Intl.ListFormat(i18n.language).format(names);
  if (names.length === 0) return t(kind === 'agency' ? 'billing.account.agency' : 'billing.account.nobody');
  return t(kind === 'agency' ? 'billing.account.agencyFor' : 'billing.account.paysFor', { names: list });
}
