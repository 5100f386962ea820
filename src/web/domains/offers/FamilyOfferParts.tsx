import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Section } from '#web/ui/Section.tsx';
import { FamilyOfferCard } from './FamilyOfferCard.tsx';
import { familyOffers } from './queries.ts';

/** The places that a family was offered, the newest first; nothing where there is none (offers-3). */
export function FamilyOfferParts({ token, onChanged }: { token: string; onChanged(): unknown }) {
  const { t } = useTranslation();
  const read = useQuery({ ...familyOffers(token), retry: false, gcTime: 0 });
  const changed = () => Promise.all([read.refetch(), onChanged()]);
  if (read.error) return <LoadFailed read={read} failed={t('offersFamily.failed')} />;
  if (!read.data || read.data.offers.length === 0) return null;
  return (
    <Section title={t('offersFamily.title')}>
      <ul className="flex flex-col gap-4">
        {read.data.offers.map((offer) => (
          <li key={offer.id}>
            <FamilyOfferCard token={token} offer={offer} found={read.data} onChanged={changed} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
