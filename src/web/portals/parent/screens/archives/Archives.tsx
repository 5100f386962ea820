import { useQuery } from '@tanstack/react-query';
import { useParentSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Private } from '#web/ui/Private.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
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
      title={<Private>{t('archives.title', { name })}</Private>}
      description={t('archives.text')}
    >
      <Loaded
        query={read}
        failed={t('archives.failedToLoad')}
        skeleton={<SkeletonText label={t('shell.loading')} lines={2} />}
      >
        {(data) => <ArchiveState childId={id} name={name} archive={data.find(({ childId }) => childId === id)} />}
      </Loaded>
    </Card>
  ));
}
