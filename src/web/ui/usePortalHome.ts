import { useState } from 'react';

/**
 * Where a menu or tooltip is put while open: into the page's main landmark, so that screen readers don't find it outside
 * of all; at the end of the document while a dialog is open, which hides the landmarks.
 */
export function usePortalHome() {
  const [home, setHome] = useState<HTMLElement | null>(null);
  const findHome = (open: boolean) => {
    if (!open) return;
    const dialog = document.querySelector('[role="dialog"][data-state="open"]');
    setHome(dialog ? null : document.querySelector('main'));
  };
  return { home, findHome };
}
