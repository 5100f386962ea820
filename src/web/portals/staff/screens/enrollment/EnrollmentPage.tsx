import type { ReactNode } from 'react';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Stepper } from '../../../../ui/Stepper.tsx';
import { Page } from '../../layout/Page.tsx';

type EnrollmentPageProps = {
  title: string;
  subtitle: string;
  current: 1 | 2 | 3;
  undone?: readonly number[];
  children: ReactNode;
};

/** The frame of the three enrollment pages (seed 001 section 2). */
export function EnrollmentPage({ title, subtitle, current, undone, children }: EnrollmentPageProps) {
  const { t } = useTranslation();
  return (
    <Page
      width="narrow"
      title={title}
      subtitle={subtitle}
      back={{ to: '/children', label: t('enrollment.page.backToChildren') }}
    >
      <Stepper
        label={t('enrollment.steps.label')}
        steps={[t('enrollment.steps.information'), t('enrollment.steps.consents'), t('enrollment.steps.invitation')]}
        current={current}
        undone={undone}
        doneLabel={t('enrollment.steps.done')}
      />
      {children}
    </Page>
  );
}
