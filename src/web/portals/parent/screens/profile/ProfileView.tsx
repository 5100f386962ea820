import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profile } from '../../../../domains/preferences/queries.ts';
import { useParentSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { SkeletonText } from '../../../../ui/Skeleton.tsx';
import { Page } from '../../layout/Page.tsx';
import { Archives } from './archive/Archives.tsx';
import { ProfileEdit } from './ProfileEdit.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { profileDraft } from './useProfileEdit.ts';

/** A parent's own profile: view mode or edit mode (seed 001 section 2). */
export function ProfileView({ title, back }: { title: string; back: string }) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(profile);
  const { account } = useParentSession();
  const [isEditing, setEditing] = useState(() => profileDraft(account.id).read() !== undefined);
  return (
    <Page title={title} back={back}>
      {data && 'phoneNumber' in data ? (
        isEditing ? (
          <ProfileEdit profile={data} onDone={() => setEditing(false)} />
        ) : (
          <ProfileFacts profile={data} onEdit={() => setEditing(true)}>
            <Archives />
          </ProfileFacts>
        )
      ) : isError ? (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('ownAccount.profile.failedToLoad')}
        </Alert>
      ) : (
        <Card>
          <div role="status" aria-label={t('ownAccount.profile.loading')}>
            <SkeletonText lines={6} />
          </div>
        </Card>
      )}
    </Page>
  );
}
