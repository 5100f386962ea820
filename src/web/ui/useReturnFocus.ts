import { useRef } from 'react';

/**
 * For overlays opened by state rather than by a trigger of their own: `remember` when one opens, `giveBack` when it
 * closes. Opened from a menu item, which is gone by then, the focus returns to the button of that menu.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    remember() {
      const focused = document.activeElement;
      const menuButton = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
      const back = menuButton ? document.getElementById(menuButton) : focused;
      opener.current = back instanceof HTMLElement ? back : null;
    },
    giveBack(event: Event) {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus({ preventScroll: true });
    },
  };
}
