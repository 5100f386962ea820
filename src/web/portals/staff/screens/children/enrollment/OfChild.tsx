import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { childProfile } from '#web/domains/children/queries.ts';
import type { ChildProfile } from '#web/domains/children/rules.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { EnrollmentPage } from './EnrollmentPage.tsx';

type OfChildProps = {
  title: string;
  current: 2 | 3;
  subtitle(firstName: string): string;
  children(profile: ChildProfile): ReactNode;
};

/** A step whose address names the child: it can be left and opened again at any time. */
export function OfChild({ title, current, subtitle, children }: OfChildProps) {
  const { t } = useTranslation();
  const { childId = '' } = useParams();
  const isId = /^\d{1,15}$/.test(childId);
  const read = useQuery({ ...childProfile(Number(childId)), enabled: isId });
  const isGone = !isId || (read.error instanceof RequestError && read.error.status === 404);
  const passedOver = current === 3 && read.data?.child.enrollmentStep === 'consents' ? [2] : [];
  return (
    <EnrollmentPage
      title={title}
      subtitle={read.data ? subtitle(read.data.child.firstName) : ' '}
      current={current}
      undone={passedOver}
    >
      {read.data && children(read.data)}
      {!read.data && isGone && (
        <Alert
          tone="error"
          action={
            <Button asChild variant="secondary" size="small">
              <Link to="/children">{t('childrenEnrollment.page.backToChildren')}</Link>
            </Button>
          }
        >
          {t('childrenManagement.profile.gone')}
        </Alert>
      )}
      {!read.data && !isGone && read.isError && <LoadFailed read={read} failed={t('childrenEnrollment.page.failed')} />}
      {!read.data && !isGone && !read.isError && (
        <Card>
          <div role="status" className="flex flex-col gap-4">
            <VisuallyHidden>{t('childrenEnrollment.page.loading')}</VisuallyHidden>
            {['w-52', 'w-64', 'w-44', 'w-56'].map((width) => (
              <Skeleton key={width} className={`h-6 ${width}`} />
            ))}
          </div>
        </Card>
      )}
    </EnrollmentPage>
  );
}
