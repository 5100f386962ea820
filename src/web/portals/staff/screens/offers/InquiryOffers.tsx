import { useQuery } from '@tanstack/react-query';
import { TicketCheck } from 'lucide-react';
import { Link } from 'react-router';
import { type Inquiry, nameOf } from '#web/domains/admissions/rules.ts';
import { offersOfInquiry } from '#web/domains/offers/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { OfferList } from './OfferList.tsx';

/** The places that were offered to the children of an inquiry, and a way to offer one. */
export function InquiryOffers({ found: { id, state, children } }: { found: Inquiry }) {
  const { t } = useTranslation();
  const read = useQuery(offersOfInquiry(id));
  return (
    <Section title={t('offers.title')}>
      <Loaded
        query={read}
        failed={t('offers.failed')}
        skeleton={<SkeletonText label={t('offers.loading')} lines={3} />}
      >
        {({ offers }) => {
          const hasPlace = (childId: number) =>
            offers.some((one) => one.inquiryChildId === childId && (one.state === 'open' || one.state === 'accepted'));
          const without = state === 'lost' ? [] : children.filter((child) => !hasPlace(child.id));
          return (
            <div className="flex flex-col gap-4">
              {offers.length > 0 && <OfferList offers={offers} />}
              {without.length > 0 && (
                <div className="flex flex-wrap gap-2">
                  {without.map((child) => (
                    <Button key={child.id} asChild variant="secondary" icon={<TicketCheck className="size-5" />}>
                      <Link to={`/admissions/${id}/offer/${child.id}`}>
                        {t('offers.offerTo', { name: nameOf(child) || t('admissionsJoin.unborn') })}
                      </Link>
                    </Button>
                  ))}
                </div>
              )}
              {offers.length === 0 && without.length === 0 && <p className="text-ink-soft">{t('offers.noneHere')}</p>}
            </div>
          );
        }}
      </Loaded>
    </Section>
  );
}
