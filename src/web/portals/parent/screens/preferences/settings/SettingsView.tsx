import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { preferencesOf } from '#web/domains/preferences/queries.ts';
import { SecuritySection } from '#web/domains/security/SecuritySection.tsx';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useParentSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Skeleton, SkeletonText } from '#web/ui/Skeleton.tsx';
import { ParentSettingsForm } from './ParentSettingsForm.tsx';

const own = preferencesOf('parent');
const PinCard = lazyPart(() =>
  withTexts(
    ['accounts', 'common', 'kioskPin', 'security'],
    () => import('#web/portals/parent/screens/kiosk/PinCard.tsx'),
  ),
);

/** A parent's settings (preferences-2). */
export function SettingsView({ title, back }: { title: string; back: string }) {
  const { t } = useTranslation();
  const { account } = useParentSession();
  const query = useQuery(own);
  return (
    <ParentPage title={title} back={back}>
      <Loaded
        query={query}
        failed={t('preferences.failedToLoad')}
        skeleton={
          <Card>
            <SkeletonText label={t('preferences.loading')} lines={6} />
          </Card>
        }
      >
        {(preferences) =>
          'privacyMode' in preferences && (
            <>
              <ParentSettingsForm preferences={preferences} />
              <Suspense fallback={<Skeleton className="h-44 rounded-lg" />}>
                <PinCard />
              </Suspense>
              <Section title={t('preferencesFamily.settings.security')}>
                <SecuritySection audience="parent" email={account.email} />
              </Section>
            </>
          )
        }
      </Loaded>
    </ParentPage>
  );
}
