import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { CustodyOrder } from '#web/domains/child-documents/CustodyOrder.tsx';
import { DocumentsPart } from '#web/domains/child-documents/DocumentsPart.tsx';
import { FileView } from '#web/domains/child-file/FileView.tsx';
import { fileOf } from '#web/domains/child-file/queries.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { WaitingChanges } from './WaitingChanges.tsx';

/** The file of a child: whom to call, where it lives, what it needs, and what its family proposes (child-file-1). */
export function ChildFileScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const { childId = '' } = useParams();
  const read = useQuery(fileOf(Number(childId)));
  const reader = { isGuardian: false, changes: can('children.enroll'), seesInsurance: can('medical.see') };
  return (
    <StaffPage
      title={read.data ? fullName(read.data.child) : t('childFile.title')}
      subtitle={t('childFile.title')}
      back={{ to: '/children', label: t('childFile.backToChildren') }}
      actions={
        reader.changes && (
          <Button asChild variant="secondary">
            <Link to="/child-files">{t('childFile.all.title')}</Link>
          </Button>
        )
      }
    >
      <Loaded
        query={read}
        failed={(error) => reasonOf(error, t('childFile.failed'))}
        skeleton={
          <Card>
            <SkeletonText label={t('childFile.loading')} lines={8} />
          </Card>
        }
      >
        {(file) => (
          <>
            {file.changes.length > 0 && (
              <Card as="section" title={t('childFile.changes.title')} description={t('childFile.changes.text')}>
                <WaitingChanges changes={file.changes} />
              </Card>
            )}
            <FileView file={file} reader={reader} order={<CustodyOrder childId={file.child.id} />}>
              <DocumentsPart childId={file.child.id} reader={{ isGuardian: false, keeps: reader.changes }} />
            </FileView>
          </>
        )}
      </Loaded>
    </StaffPage>
  );
}
