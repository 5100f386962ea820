import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { FamilyOfferParts } from '#web/domains/offers/FamilyOfferParts.tsx';
import { RequestError } from '#web/lib/errors.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { AskedChildren } from './AskedChildren.tsx';
import { FamilyFee } from './FamilyFee.tsx';
import { FamilyLetters } from './FamilyLetters.tsx';
import { FamilyPlaces } from './FamilyPlaces.tsx';
import { FamilyTours } from './FamilyTours.tsx';
import { JoinLayout } from './JoinLayout.tsx';
import { familyInquiry, withdrawInquiry } from './queries.ts';
import type { FamilyInquiry } from './rules.ts';
import { StillWaiting } from './StillWaiting.tsx';

/** What a family sees of its inquiry by the link in its mail (admissions-5). */
export function FamilyInquiryPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const read = useQuery({ ...familyInquiry(token), retry: false, gcTime: 0 });
  const again = () => void read.refetch();
  const [withdrawn, setWithdrawn] = useState<'all' | 'owed' | null>(null);
  const { run } = useAction(withdrawInquiry, {
    failed: t('admissionsJoin.notWithdrawn'),
    onDone: () => setWithdrawn(read.data && owesFee(read.data.fee) ? 'owed' : 'all'),
  });
  const isGone = read.error instanceof RequestError && read.error.status === 404;
  if (withdrawn !== null || isGone) {
    return (
      <JoinLayout title={t(withdrawn ? 'admissionsJoin.withdrawn' : 'admissionsJoin.gone')}>
        <p role="status" className="text-ink-soft text-lg">
          {t(withdrawn ? `admissionsJoin.withdrawnText.${withdrawn}` : 'admissionsJoin.goneText')}
        </p>
      </JoinLayout>
    );
  }
  return (
    <JoinLayout title={t('admissionsJoin.yours')} {...(read.data && { center: read.data.center })}>
      <Loaded
        query={read}
        failed={t('admissionsJoin.failed')}
        skeleton={<SkeletonText label={t('admissionsJoin.loading')} lines={6} />}
      >
        {(found) => (
          <>
            <Card>
              <p className="text-ink-soft">{t('admissionsJoin.hello', { name: found.firstName })}</p>
              <p className="mt-1 font-semibold text-lg">{t(`admissionsJoin.state.${found.state}`)}</p>
              <p className="mt-1 text-ink-soft">
                {t('admissionsJoin.received', { date: formatDate(found.receivedOn) })}
              </p>
            </Card>
            <FamilyOfferParts token={token} onChanged={again} />
            <StillWaiting token={token} found={found} onChanged={again} />
            <FamilyFee fee={found.fee} />
            <FamilyTours token={token} onChanged={again} />
            <FamilyPlaces token={token} found={found} onChanged={again} />
            <Section title={t('admissionsJoin.wish')}>
              <AskedChildren asked={found.children} />
            </Section>
            {found.wantsLetters !== null && (
              <FamilyLetters token={token} isWanted={found.wantsLetters} onChanged={again} />
            )}
            <Section title={t('admissionsJoin.withdraw')}>
              <p className="mb-4 text-ink-soft">
                {t('admissionsJoin.withdrawText', { date: formatDate(found.keptUntil) })}
              </p>
              <Button
                variant="danger"
                onClick={() =>
                  confirmDelete({
                    title: t('admissionsJoin.withdrawTitle'),
                    text: t(owesFee(found.fee) ? 'admissionsJoin.withdrawOwed' : 'admissionsJoin.withdrawWarning'),
                    label: t('admissionsJoin.withdrawNow'),
                    doDelete: () => run({ params: { token } }),
                  })
                }
              >
                {t('admissionsJoin.withdrawNow')}
              </Button>
            </Section>
          </>
        )}
      </Loaded>
    </JoinLayout>
  );
}

/** Whether the center has to give a fee back, once the family withdraws. */
const owesFee = (fee: FamilyInquiry['fee']) =>
  fee?.isRefundable === true && fee.state !== 'asked' && fee.state !== 'returned';
