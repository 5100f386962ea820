import { useQuery } from '@tanstack/react-query';
import { preferencesOf } from '../../../../../domains/preferences/queries.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { SkeletonText } from '../../../../../ui/Skeleton.tsx';
import { SettingsForm } from './SettingsForm.tsx';

const own = preferencesOf('staff');

/** One's own settings as they are stored. */
export function OwnSettings() {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(own);
  if (data && 'dateFormat' in data) return <SettingsForm preferences={data} />;
  if (isError)
    return (
      <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
        {t('preferences.failedToLoad')}
      </Alert>
    );
  return (
    <Card>
      <div role="status" aria-label={t('preferences.loading')}>
        <SkeletonText lines={6} />
      </div>
    </Card>
  );
}
