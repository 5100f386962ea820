import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { childData } from '#web/domains/guardians/accounts/queries.ts';
import { profile } from '#web/domains/preferences/queries.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useParentSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { Archives } from '#web/portals/parent/screens/archives/Archives.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Skeleton, SkeletonText } from '#web/ui/Skeleton.tsx';
import { OwnChildFacts } from './OwnChildFacts.tsx';
import { ProfileEdit } from './ProfileEdit.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { profileDraft } from './useProfileEdit.ts';

const SharedContacts = lazyPart(() =>
  withTexts(['guardiansContacts'], () => import('#web/portals/parent/screens/guardians/SharedContacts.tsx')),
);

const PickupPeople = lazyPart(() =>
  withTexts(['common', 'pickupPeople'], () => import('#web/portals/parent/screens/pickup-people/PickupPeople.tsx')),
);

/** Who the children are, and a parent's own profile: view mode or edit mode (family-day-2, preferences-11). */
export function OwnProfileView({ title, back }: { title: string; back: string }) {
  const { t } = useTranslation();
  const children = useQuery(childData);
  const query = useQuery(profile);
  const { account } = useParentSession();
  const [isEditing, setEditing] = useState(() => profileDraft(account.id).read() !== undefined);
  return (
    <ParentPage title={title} back={back}>
      {!isEditing && (
        <Loaded
          query={children}
          failed={t('familyDay.dashboard.failed')}
          skeleton={<Skeleton className="h-80 rounded-lg" />}
        >
          {(data) => data?.children.map((child) => <OwnChildFacts key={child.id} child={child} />)}
        </Loaded>
      )}
      <Loaded
        query={query}
        failed={t('preferencesFamily.profile.failedToLoad')}
        skeleton={
          <Card>
            <SkeletonText label={t('preferences.profile.loading')} lines={6} />
          </Card>
        }
      >
        {(own) =>
          'phoneNumber' in own &&
          (isEditing ? (
            <ProfileEdit profile={own} onDone={() => setEditing(false)} />
          ) : (
            <ProfileFacts profile={own} onEdit={() => setEditing(true)}>
              <Suspense fallback={<Skeleton className="h-24 rounded-lg" />}>
                <SharedContacts />
              </Suspense>
              <Suspense fallback={<Skeleton className="h-24 rounded-lg" />}>
                {children.data && <PickupPeople family={children.data.children} />}
              </Suspense>
              <Archives />
            </ProfileFacts>
          ))
        }
      </Loaded>
    </ParentPage>
  );
}
