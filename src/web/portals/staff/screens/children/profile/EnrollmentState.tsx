import { Link } from 'react-router';
import { type EnrollmentStep, resumePath, resumeRight } from '../../../../../domains/children/rules.ts';
import { useStaffSession } from '../../../../../lib/session.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';

type EnrollmentStateProps = { childId: number; step: EnrollmentStep };

/** What is still to be done of the enrollment, and the way there. */
export function EnrollmentState({ childId, step }: EnrollmentStateProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  return (
    <Alert
      tone="warning"
      title={t('children.profile.unfinished')}
      action={
        can(resumeRight(step)) && (
          <Button asChild variant="secondary" size="small">
            <Link to={resumePath(childId, step)}>{t('children.resume')}</Link>
          </Button>
        )
      }
    >
      {t(`children.profile.unfinishedAt.${step}`)}
    </Alert>
  );
}
