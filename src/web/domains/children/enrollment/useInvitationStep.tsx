import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { type Child, fullName } from '../rules.ts';
import type { WizardStep } from './WizardDialog.tsx';

type InvitationStepInput = {
  child: Child | undefined;
  onBack(): void;
  onFinish(): void;
};

/** Step 3: says plainly that parents cannot be invited yet. */
export function useInvitationStep({ child, onBack, onFinish }: InvitationStepInput): WizardStep {
  const { t } = useTranslation();
  return {
    onSubmit: (event) => {
      event.preventDefault();
      onFinish();
    },
    footer: (
      <>
        <Button variant="secondary" onClick={onBack}>
          {t('enrollment.invitation.back')}
        </Button>
        <Button type="submit">{t('enrollment.invitation.finish')}</Button>
      </>
    ),
    body: (
      <Alert title={t('enrollment.invitation.title', { name: child ? fullName(child) : '' })}>
        {t('enrollment.invitation.text')}
      </Alert>
    ),
  };
}
