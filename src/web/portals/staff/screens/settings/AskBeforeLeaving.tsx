import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { isDoor } from '../../../../lib/portal.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';

type AskBeforeLeavingProps = {
  /** Names what would be lost; empty while there is nothing to lose. */
  unsaved: string;
};

/**
 * Asks before a screen with unsaved edits is left, by a link, by the browser's buttons or by closing the tab. The way to
 * the login stays open: a session that has ended must not wait for an answer. One on a screen at most.
 */
export function AskBeforeLeaving({ unsaved }: AskBeforeLeavingProps) {
  const { t } = useTranslation();
  const isUnsaved = unsaved !== '';
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && nextLocation.pathname !== currentLocation.pathname && !isDoor(nextLocation.pathname),
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={t('settings.leaving.title')}
      confirmLabel={t('settings.leaving.leave')}
      cancelLabel={t('settings.leaving.stay')}
      danger
      onConfirm={() => blocker.proceed?.()}
    >
      {t('settings.leaving.text', { unsaved })}
    </ConfirmDialog>
  );
}
