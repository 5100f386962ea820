import { useState } from 'react';
import { useTranslation } from '../../../lib/useTranslation.tsx';
import { toast } from '../../../ui/toast.ts';
import { type Child, type DialogConsent, fullName } from '../rules.ts';
import { useChildStep } from './useChildStep.tsx';
import { useConsentStep } from './useConsentStep.tsx';
import { useInvitationStep } from './useInvitationStep.tsx';
import { WizardDialog } from './WizardDialog.tsx';

type EnrollmentWizardProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
};

/**
 * The enrollment in three steps (seed 000 sections 2 and 4). Closing it keeps where it stands; Cancel in step 1 and
 * finishing close it and begin anew.
 */
export default function EnrollmentWizard({ open, onOpenChange }: EnrollmentWizardProps) {
  const [round, setRound] = useState(1);
  const reset = () => {
    onOpenChange(false);
    setRound(round + 1);
  };
  return <Enrollment key={round} open={open} onOpenChange={onOpenChange} onReset={reset} />;
}

/** One child's enrollment. Its record is made once, by the first step. */
function Enrollment({ open, onOpenChange, onReset }: EnrollmentWizardProps & { onReset(): void }) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState<1 | 2 | 3>(1);
  const [child, setChild] = useState<Child>();
  const [ticked, setTicked] = useState<readonly DialogConsent[]>([]);

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
      ticked,
      onTick: setTicked,
      onBack: () => setCurrent(1),
      onNext: () => setCurrent(3),
    }),
    3: useInvitationStep({
      child,
      onBack: () => setCurrent(2),
      onFinish: (email) => {
        const name = child ? fullName(child) : '';
        toast({
          title: t('enrollment.invitation.complete'),
          description: email
            ? t('enrollment.invitation.completeText', { name, email })
            : t('enrollment.invitation.completeUninvited', { name }),
          variant: 'success',
        });
        onReset();
      },
    }),
  };
  return <WizardDialog open={open} onOpenChange={onOpenChange} current={current} step={steps[current]} />;
}
