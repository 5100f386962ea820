import { useQuery } from '@tanstack/react-query';
import { profile } from '../../../../domains/preferences/queries.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { SkeletonText } from '../../../../ui/Skeleton.tsx';
import { Page } from '../../layout/Page.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** One's own profile; nobody needs a right for it. */
export function ProfileScreen() {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(profile);
  return (
    <Page title={t('shell.titles.profile')} subtitle={t('profile.subtitle')} width="narrow">
      {data && 'role' in data ? (
        <ProfileForm profile={data} />
      ) : isError ? (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('profile.failedToLoad')}
        </Alert>
      ) : (
        <Card>
          <div role="status" aria-label={t('profile.loading')}>
            <SkeletonText lines={6} />
          </div>
        </Card>
      )}
    </Page>
  );
}
