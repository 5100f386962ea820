import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { form } from '#web/domains/forms/staff-queries.ts';
import { isGone, reasonOf } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { Builder } from './builder/Builder.tsx';

/** One form: what it will say, and what was published (forms-19). */
export function FormScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const { id } = useParams();
  const read = useQuery({ ...form(Number(id) || 0), enabled: can('forms') });
  if (!can('forms')) return <NotForRole title={t('formsLibrary.title')} />;
  if (read.data) return <Builder key={read.data.id} form={read.data} />;
  return (
    <StaffPage title={t('formsLibrary.title')} back={{ to: '/forms', label: t('formsLibrary.back') }}>
      <LoadFailed
        read={read}
        isFinal={isGone(read.error)}
        failed={(error) => reasonOf(error, t('formsBuilder.failed'))}
      />
      {!read.error && (
        <Card>
          <SkeletonText label={t('formsBuilder.loading')} lines={10} />
        </Card>
      )}
    </StaffPage>
  );
}
