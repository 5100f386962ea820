import { useQueryClient } from '@tanstack/react-query';
import { Fingerprint, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { WelcomePage } from '#web/domains/accounts/WelcomePage.tsx';
import { useSignOut } from '#web/layout/useSignOut.ts';
import { placeToReturnTo, staffHome, staffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useConfirmed } from './useConfirmed.tsx';
import { useNewFactor } from './useNewFactor.tsx';

/** Where staff come first whose center requires two-step verification and who don't have it yet. */
export function TwoStepSetupScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const signOut = useSignOut('staff');
  const { attempt, dialog } = useConfirmed();
  const goOn = async () => {
    toast({ variant: 'success', title: t('security.setup.done') });
    await client.fetchQuery({ ...staffSession, staleTime: 0 });
    await navigate(placeToReturnTo('staff', await staffHome()), { replace: true });
  };
  const newFactor = useNewFactor(attempt, () => void goOn());

  return (
    <WelcomePage title={t('security.setup.title')} subtitle={t('security.setup.subtitle')}>
      <p className="-mt-2">{t('security.setup.text')}</p>
      <div className="flex flex-col gap-4">
        <Choice icon={<Smartphone />} text={t('security.setup.appText')}>
          <Button size="large" wide busy={newFactor.isBeginning} onClick={newFactor.addApp}>
            {t('security.twoStep.setUpApp')}
          </Button>
        </Choice>
        <Choice icon={<Fingerprint />} text={t('security.setup.passkeyText')}>
          <Button size="large" wide variant="secondary" onClick={newFactor.addPasskey}>
            {t('security.twoStep.addPasskey')}
          </Button>
        </Choice>
      </div>
      <div className="border-line border-t pt-5">
        <Button variant="quiet" className="-ms-4" onClick={() => void signOut()}>
          {t('security.setup.signOut')}
        </Button>
      </div>
      {newFactor.dialog}
      {dialog}
    </WelcomePage>
  );
}

const Choice = ({ icon, text, children }: { icon: ReactNode; text: string; children: ReactNode }) => (
  <div className="flex flex-col gap-3.5 rounded-lg border border-line p-4 sm:p-5">
    <p className="flex items-start gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-action">
      {icon}
      <span>{text}</span>
    </p>
    {children}
  </div>
);
