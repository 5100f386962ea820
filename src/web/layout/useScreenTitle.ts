import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { setScreenTitle } from './documentTitle.ts';

/** The id of every screen's first heading. */
export const HEADING_ID = 'screen-title';

/**
 * For a change of the address by a control of the screen itself, a tab or a filter: the control keeps the focus, the
 * page its place, and Back leads to the screen before.
 */
export const IN_PLACE = { replace: true, preventScrollReset: true, state: { inPlace: true } } as const;

/** Names the browser's tab, and after a navigation moves the focus to the screen's heading, so that it is read out. */
export function useScreenTitle(title: string): void {
  const { t } = useTranslation();
  const { key, state } = useLocation();
  const inPlace = state?.inPlace === true;

  useEffect(() => {
    setScreenTitle(t('shell.documentTitle', { title }));
  }, [t, title]);

  useEffect(() => {
    // The first screen of a visit is read from its top.
    if (key !== 'default' && !inPlace) document.getElementById(HEADING_ID)?.focus({ preventScroll: true });
  }, [key, inPlace]);
}
