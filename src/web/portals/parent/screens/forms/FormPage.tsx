import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { Card } from '#web/ui/Card.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';

type FormPageProps = { title: string; subtitle?: ReactNode; children: ReactNode };

/** A form's page: a column that can be read, with the way back to all forms. */
export function FormPage({ title, subtitle, children }: FormPageProps) {
  const { t } = useTranslation();
  return (
    <ParentPage title={title} subtitle={subtitle} back="/parent-forms" backLabel={t('formsFamily.back')}>
      <div className="flex w-full max-w-3xl flex-col gap-5">{children}</div>
    </ParentPage>
  );
}

export function FormSkeleton() {
  const { t } = useTranslation();
  return (
    <Card>
      <SkeletonText label={t('formsFamily.loading')} lines={8} />
    </Card>
  );
}
