import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { bookings } from '#web/domains/billing/account-queries.ts';
import type { AccountDetail, Booking } from '#web/domains/billing/account-rules.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { More } from '#web/ui/ManagedList.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';

/** How many entries are drawn at a time. */
const PAGE = 25;
const BEGINNING = '2000-01-01';

/** Everything on the account, newest first, with the balance after each entry. */
export function Ledger({ account }: { account: AccountDetail }) {
  const { t } = useTranslation();
  const [from, setFrom] = useState<string>();
  const [most, setMost] = useState(PAGE);
  const [asked, setAsked] = useState<{ about: 'refund' | 'reverse'; booking: Booking }>();
  const query = useQuery(bookings(account.id, from));
  const close = () => setAsked(undefined);

  return (
    <Loaded
      query={query}
      failed={(error) => reasonOf(error, t('billing.ledger.failed'))}
      skeleton={<ListSkeleton label={t('billing.ledger.loading')} />}
    >
      {(entries) => {
        const hasMore = entries.length > most;
        return (
          <Card as="section" title={t('billing.ledger.title')} description={t('billing.ledger.text')} flush>
            <LedgerTable
              entries={entries.slice(0, most)}
              empty={
                <EmptyState icon={<BookOpen />} title={t('billing.ledger.empty')}>
                  {t('billing.ledger.emptyText')}
                </EmptyState>
              }
              onRefund={(booking) => setAsked({ about: 'refund', booking })}
              onReverse={(booking) => setAsked({ about: 'reverse', booking })}
            />
            {(hasMore || from === undefined) && (
              <More
                busy={query.isFetching}
                label={t(hasMore ? 'billing.ledger.more' : 'billing.ledger.fromBeginning')}
                onMore={() => (hasMore ? setMost(most + PAGE) : setFrom(BEGINNING))}
              />
            )}
            {asked?.about === 'refund' && <RefundDialog payment={asked.booking} onClose={close} />}
            {asked?.about === 'reverse' && <ReverseDialog booking={asked.booking} onClose={close} />}
          </Card>
        );
      }}
    </Loaded>
  );
}
