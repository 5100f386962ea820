import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

/** The id of every screen's first heading. */
export const HEADING_ID = 'screen-title';

/** Names the browser's tab, and after a navigation moves the focus to the screen's heading, so that it is read out. */
export function useScreenTitle(title: string): void {
  const { t } = useTranslation();
  const { key } = useLocation();

  useEffect(() => {
    document.title = t('shell.documentTitle', { title });
  }, [t, title]);

  useEffect(() => {
    // The first screen of a visit is read from its top.
    if (key !== 'default') document.getElementById(HEADING_ID)?.focus({ preventScroll: true });
  }, [key]);
}
