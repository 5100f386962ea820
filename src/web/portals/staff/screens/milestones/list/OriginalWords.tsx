import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';

type OriginalWordsProps = {
  row: { readonly isStarter: boolean; readonly hasOwnWords: boolean };
  busy: boolean;
  onGiveBack(): void;
};

/** Says in which languages a row of the starter set speaks, and the way back to its original words. */
export function OriginalWords({ row: { isStarter, hasOwnWords }, busy, onGiveBack }: OriginalWordsProps) {
  const { t } = useTranslation();
  if (!isStarter) return null;
  if (!hasOwnWords) return <Alert>{t('milestones.manage.starter')}</Alert>;
  return (
    <Alert
      action={
        <Button variant="secondary" size="small" busy={busy} onClick={onGiveBack}>
          {t('milestones.manage.giveBack')}
        </Button>
      }
    >
      {t('milestones.manage.ownWords')}
    </Alert>
  );
}
