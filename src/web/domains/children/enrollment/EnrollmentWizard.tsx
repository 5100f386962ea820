import { useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { type Child, type DialogConsent, fullName } from '../rules.ts';
import { useChildStep } from './useChildStep.tsx';
import { useConsentStep } from './useConsentStep.tsx';
import { useInvitationStep } from './useInvitationStep.tsx';
import { WizardDialog } from './WizardDialog.tsx';

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
  return <Enrollment key={round} open={open} onClose={onClose} onReset={reset} />;
}

/** One child's enrollment. Its record is made once, by the first step. */
function Enrollment({ open, onClose, onReset }: Opened & { onReset(): void }) {
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
          title: t('childrenEnrollment.invitation.complete'),
          description: email
            ? t('childrenEnrollment.invitation.completeText', { name, email })
            : t('childrenEnrollment.invitation.completeUninvited', { name }),
          variant: 'success',
        });
        onReset();
      },
    }),
  };
  return <WizardDialog open={open} onClose={onClose} current={current} step={steps[current]} />;
}
