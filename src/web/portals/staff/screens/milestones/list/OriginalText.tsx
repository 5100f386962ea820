import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

type OriginalTextProps = {
  row: { readonly isStarter: boolean; readonly hasOwnText: boolean };
  busy: boolean;
  onGiveBack(): void;
};

/** Says in which languages a row of the starter set speaks, and the way back to its original words. */
export function OriginalText({ row: { isStarter, hasOwnText }, busy, onGiveBack }: OriginalTextProps) {
  const { t } = useTranslation();
  if (!isStarter) return null;
  if (!hasOwnText) return <Alert>{t('milestones.manage.starter')}</Alert>;
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
