import { useQuery } from '@tanstack/react-query';
import { useParentSession } from '../../../../../lib/session.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { Private } from '../../../../../ui/Private.tsx';
import { SkeletonText } from '../../../../../ui/Skeleton.tsx';
import { ArchiveState } from './ArchiveState.tsx';
import { archives } from './queries.ts';

/** Everything the center keeps of each of a parent's children, as one file to save. */
export function Archives() {
  const { t } = useTranslation();
  const { children } = useParentSession();
  const read = useQuery(archives);
  return children.map(({ id, firstName: name }) => (
    <Card
      key={id}
      as="section"
      title={<Private>{t('ownAccount.archive.title', { name })}</Private>}
      description={t('ownAccount.archive.text')}
    >
      {read.data ? (
        <ArchiveState childId={id} name={name} archive={read.data.find(({ childId }) => childId === id)} />
      ) : read.isError ? (
        <Alert
          tone="error"
          retry={{ label: t('shell.tryAgain'), busy: read.isFetching, onRetry: () => void read.refetch() }}
        >
          {t('ownAccount.archive.failedToLoad')}
        </Alert>
      ) : (
        <div role="status" aria-label={t('shell.loading')}>
          <SkeletonText lines={2} />
        </div>
      )}
    </Card>
  ));
}
