import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Button } from '#web/ui/Button.tsx';

type SaveBarProps = { isChanged: boolean; isSaved: boolean; isPending: boolean; onReset(): void };

/** Save is disabled until something changed; it says 'Saving...', then 'All Settings Saved' (preferences-4). */
export function SaveBar({ isChanged, isSaved, isPending, onReset }: SaveBarProps) {
  const { t } = useTranslation();
  return (
    <ActionBar>
      <Button variant="secondary" onClick={onReset}>
        {t('common.reset')}
      </Button>
      <Button type="submit" disabled={!isChanged && !isPending} busy={isPending} busyLabel={t('common.saving')}>
        {isSaved && !isChanged ? t('preferences.allSaved') : t('preferences.save')}
      </Button>
    </ActionBar>
  );
}
