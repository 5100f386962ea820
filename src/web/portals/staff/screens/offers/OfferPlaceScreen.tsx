import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { inquiry } from '#web/domains/admissions/queries.ts';
import { nameOf } from '#web/domains/admissions/rules.ts';
import { offerChoices } from '#web/domains/offers/queries.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { together } from '#web/ui/together.ts';
import { OfferForm } from './OfferForm.tsx';

/** A place is offered to a child of an inquiry (offers-1). */
export function OfferPlaceScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const { id, childId } = useParams();
  const found = useQuery({ ...inquiry(Number(id) || 0), enabled: can('admissions') });
  const choices = useQuery({ ...offerChoices, enabled: can('admissions') });
  if (!can('admissions')) return <NotForRole title={t('offers.place.title')} />;
  const child = found.data?.children.find((one) => one.id === Number(childId));
  const name = child && nameOf(child);
  return (
    <StaffPage
      title={name ? t('offers.place.titleFor', { name }) : t('offers.place.title')}
      {...(child && {
        subtitle: t('admissions.childFrom', {
          name: name || t('admissionsJoin.unborn'),
          date: formatDate(child.wishedStart),
        }),
      })}
      back={{ to: `/admissions/${id}`, label: t('offers.place.back') }}
      width="narrow"
    >
      <Loaded
        query={together({ found, choices })}
        failed={(error) => reasonOf(error, t('offers.failed'))}
        skeleton={<SkeletonText label={t('offers.loading')} lines={10} />}
      >
        {(read) =>
          child ? (
            <OfferForm key={child.id} child={child} choices={read.choices} />
          ) : (
            <Card>
              <p>{t('offers.place.noChild')}</p>
            </Card>
          )
        }
      </Loaded>
    </StaffPage>
  );
}
