import { useState } from 'react';
import { withTexts } from '#web/lib/i18n.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { type Opened, useDialog } from '#web/ui/useDialog.tsx';
import type { ConsentAnswers } from '../consents.ts';
import { type Child, fullName } from '../rules.ts';
import { useChildStep } from './useChildStep.tsx';
import { useConsentStep } from './useConsentStep.tsx';
import { useInvitationStep, type WizardInvited } from './useInvitationStep.tsx';
import { WizardDialog } from './WizardDialog.tsx';

const HandOnSent = lazyDialog(() =>
  withTexts(
    ['accounts', 'common', 'guardiansInvitations', 'mail'],
    () => import('#web/domains/guardians/invitations/HandOnSent.tsx'),
  ),
);

/**
 * The enrollment in three steps (children-1). Closing it keeps where it stands; Cancel in step 1 and
 * finishing close it and begin anew.
 */
export default function EnrollmentWizard({ open, onClose }: Opened) {
  const [round, setRound] = useState(1);
  const reset = () => {
    onClose();
    setRound(round + 1);
  };
  const handing = useDialog<WizardInvited>();
  return (
    <>
      <Enrollment key={round} open={open} onClose={onClose} onReset={reset} onHandOn={handing.open} />
      {handing.show((sent, opened) => (
        <HandOnSent {...opened} sent={sent} name={sent.name} />
      ))}
    </>
  );
}

type EnrollmentProps = Opened & {
  onReset(): void;
  /** No mail brings the invitation: its link is handed on. */
  onHandOn(sent: WizardInvited): void;
};

/** One child's enrollment. Its record is made once, by the first step. */
function Enrollment({ open, onClose, onReset, onHandOn }: EnrollmentProps) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState<1 | 2 | 3>(1);
  const [child, setChild] = useState<Child>();
  const [answers, setAnswers] = useState<ConsentAnswers>({});

  const steps = {
    1: useChildStep({
      enrolled: child,
      onCancel: onReset,
      onNext: (enrolled) => {
        setChild(enrolled);
        setCurrent(2);
      },
    }),
    2: useConsentStep({
      child,
      answers,
      onAnswers: setAnswers,
      onBack: () => setCurrent(1),
      onNext: () => setCurrent(3),
    }),
    3: useInvitationStep({
      child,
      onBack: () => setCurrent(2),
      onFinish: (sent) => {
        const name = child ? fullName(child) : '';
        toast({
          title: t('childrenEnrollment.invitation.complete'),
          description: sent?.isMailed
            ? t('childrenEnrollment.invitation.completeText', { name, email: sent.email })
            : t('childrenEnrollment.invitation.completeUninvited', { name }),
          variant: 'success',
        });
        onReset();
        if (sent && !sent.isMailed) onHandOn(sent);
      },
    }),
  };
  return <WizardDialog open={open} onClose={onClose} current={current} step={steps[current]} />;
}
