import { useQuery } from '@tanstack/react-query';
import { preferencesOf } from '#web/domains/preferences/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { StaffSettingsForm } from './StaffSettingsForm.tsx';

const own = preferencesOf('staff');

/** One's own settings as they are stored. */
export function OwnSettings() {
  const { t } = useTranslation();
  const query = useQuery(own);
  return (
    <Loaded
      query={query}
      failed={t('preferences.failedToLoad')}
      skeleton={
        <Card>
          <SkeletonText label={t('preferences.loading')} lines={6} />
        </Card>
      }
    >
      {(preferences) => 'dateFormat' in preferences && <StaffSettingsForm preferences={preferences} />}
    </Loaded>
  );
}
