import { useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { fileChanges, incompleteFiles } from '#web/domains/child-file/queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { IncompleteTable } from './IncompleteTable.tsx';
import { OpenDocuments } from './OpenDocuments.tsx';
import { WaitingChanges } from './WaitingChanges.tsx';

/** What families propose for the files of their children, and what is missing in these (child-file-5, child-file-9, child-documents-5). */
export function ChildFilesScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const isTheirs = can('children.enroll');
  const changes = useQuery({ ...fileChanges, enabled: isTheirs });
  const incomplete = useQuery({ ...incompleteFiles, enabled: isTheirs });
  if (!isTheirs) return <NotForRole title={t('childFile.all.title')} />;
  const skeleton = (
    <Card>
      <SkeletonText label={t('childFile.loading')} lines={6} />
    </Card>
  );
  return (
    <StaffPage title={t('childFile.all.title')} back={{ to: '/children', label: t('childFile.backToChildren') }}>
      <Section title={t('childFile.changes.pageTitle')} description={t('childFile.changes.text')}>
        <Loaded query={changes} failed={t('childFile.changes.failed')} skeleton={skeleton}>
          {(waiting) => (
            <Card>
              {waiting.length === 0 ? (
                <EmptyState icon={<FileCheck />} title={t('childFile.changes.none')}>
                  {t('childFile.changes.noneText')}
                </EmptyState>
              ) : (
                <WaitingChanges changes={waiting} isNamed />
              )}
            </Card>
          )}
        </Loaded>
      </Section>
      <OpenDocuments />
      <Section title={t('childFile.missing.title')} description={t('childFile.missing.text')}>
        <Loaded query={incomplete} failed={t('childFile.missing.failed')} skeleton={skeleton}>
          {(files) => <IncompleteTable files={files} />}
        </Loaded>
      </Section>
    </StaffPage>
  );
}
