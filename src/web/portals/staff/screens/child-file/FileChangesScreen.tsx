import { useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { fileChanges } from '#web/domains/child-file/queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { WaitingChanges } from './WaitingChanges.tsx';

/** What families propose for the files of their children, until somebody has answered (child-file-5). */
export function FileChangesScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const isTheirs = can('children.enroll');
  const read = useQuery({ ...fileChanges, enabled: isTheirs });
  if (!isTheirs) return <NotForRole title={t('childFile.changes.pageTitle')} />;
  return (
    <StaffPage
      title={t('childFile.changes.pageTitle')}
      subtitle={t('childFile.changes.text')}
      back={{ to: '/children', label: t('childFile.backToChildren') }}
      width="narrow"
    >
      <Loaded
        query={read}
        failed={t('childFile.changes.failed')}
        skeleton={
          <Card>
            <SkeletonText label={t('childFile.loading')} lines={6} />
          </Card>
        }
      >
        {(changes) => (
          <Card>
            {changes.length === 0 ? (
              <EmptyState icon={<FileCheck />} level={2} title={t('childFile.changes.none')}>
                {t('childFile.changes.noneText')}
              </EmptyState>
            ) : (
              <WaitingChanges changes={changes} isNamed />
            )}
          </Card>
        )}
      </Loaded>
    </StaffPage>
  );
}
