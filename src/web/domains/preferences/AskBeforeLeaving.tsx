import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { isOpenPage } from '#web/lib/portal.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

/** A parent's views are told apart by the address behind the path. */
const screenOf = ({ pathname, search }: { pathname: string; search: string }) =>
  `${pathname} ${new URLSearchParams(search).get('view') ?? ''}`;

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
      isUnsaved && screenOf(nextLocation) !== screenOf(currentLocation) && !isOpenPage(nextLocation.pathname),
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
      onClose={() => blocker.reset?.()}
      title={t('common.leaving.title')}
      confirmLabel={t('common.leaving.leave')}
      cancelLabel={t('common.leaving.stay')}
      danger
      onConfirm={() => blocker.proceed?.()}
    >
      {t('common.leaving.text', { unsaved })}
    </ConfirmDialog>
  );
}
