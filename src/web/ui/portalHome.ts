/**
 * Where a menu is put while open: into the page's main landmark, so that screen readers don't find it outside of all;
 * at the end of the document (null) while a dialog is open, which hides the landmarks.
 */
export function portalHome(): HTMLElement | null {
  const dialog = document.querySelector('[role="dialog"][data-state="open"]');
  return dialog ? null : document.querySelector('main');
}
