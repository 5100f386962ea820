import { useTranslation } from '../../lib/useTranslation.tsx';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';

type SaveBarProps = { isChanged: boolean; isSaved: boolean; isPending: boolean; onReset(): void };

/** Save is disabled until something changed; it says 'Saving...', then 'All Settings Saved' (seed 000 section 4). */
export function SaveBar({ isChanged, isSaved, isPending, onReset }: SaveBarProps) {
  const { t } = useTranslation();
  return (
    <ActionBar>
      <Button variant="secondary" onClick={onReset}>
        {t('preferences.reset')}
      </Button>
      <Button type="submit" disabled={!isChanged && !isPending} busy={isPending} busyLabel={t('preferences.saving')}>
        {isSaved && !isChanged ? t('preferences.allSaved') : t('preferences.save')}
      </Button>
    </ActionBar>
  );
}
