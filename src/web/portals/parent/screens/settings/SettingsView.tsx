import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { preferencesOf } from '../../../../domains/preferences/queries.ts';
import { SecuritySection } from '../../../../domains/security/SecuritySection.tsx';
import { withWords } from '../../../../lib/i18n.ts';
import { useParentSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Section } from '../../../../ui/Section.tsx';
import { Skeleton, SkeletonText } from '../../../../ui/Skeleton.tsx';
import { Page } from '../../layout/Page.tsx';
import { SettingsForm } from './SettingsForm.tsx';

const own = preferencesOf('parent');
const PinCard = lazy(() => withWords('security', () => withWords('ownPin', () => import('../door/PinCard.tsx'))));

/** A parent's settings (seed 001 section 2). */
export function SettingsView({ title, back }: { title: string; back: string }) {
  const { t } = useTranslation();
  const { account } = useParentSession();
  const { data, isError, isFetching, refetch } = useQuery(own);
  return (
    <Page title={title} back={back}>
      {data && 'privacyMode' in data ? (
        <>
          <SettingsForm preferences={data} />
          <Suspense fallback={<Skeleton className="h-44 rounded-lg" />}>
            <PinCard />
          </Suspense>
          <Section title={t('ownAccount.settings.security')}>
            <SecuritySection audience="parent" email={account.email} />
          </Section>
        </>
      ) : isError ? (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('preferences.failedToLoad')}
        </Alert>
      ) : (
        <Card>
          <div role="status" aria-label={t('preferences.loading')}>
            <SkeletonText lines={6} />
          </div>
        </Card>
      )}
    </Page>
  );
}
