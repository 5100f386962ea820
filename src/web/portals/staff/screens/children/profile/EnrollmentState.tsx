import { Link } from 'react-router';
import { type EnrollmentStep, resumePath, resumeRight } from '#web/domains/children/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

type EnrollmentStateProps = { childId: number; step: EnrollmentStep };

/** What is still to be done of the enrollment, and the way there. */
export function EnrollmentState({ childId, step }: EnrollmentStateProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  return (
    <Alert
      tone="warning"
      title={t('childrenManagement.profile.unfinished')}
      action={
        can(resumeRight(step)) && (
          <Button asChild variant="secondary" size="small">
            <Link to={resumePath(childId, step)}>{t('childrenManagement.resume')}</Link>
          </Button>
        )
      }
    >
      {t(`childrenManagement.profile.unfinishedAt.${step}`)}
    </Alert>
  );
}
