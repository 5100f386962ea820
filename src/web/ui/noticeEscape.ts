import type { KeyboardEvent as Pressed } from 'react';

/**
 * Presses of Escape that were meant for what lies under a notice. A notice is above everything that was open before it, and
 * would take each of them for itself.
 */
const passedOn = new WeakSet<Event>();

/** For the notice: it stays, and whoever has the focus may take the press; unless the focus is in the notice itself. */
export function passEscapeOn(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('.notice')) return;
  event.preventDefault();
  passedOn.add(event);
}

/** For a dialog: closes it by a press of Escape that a notice passed on. */
export const onPassedEscape =
  (close: () => void) =>
  (event: Pressed): void => {
    if (!passedOn.has(event.nativeEvent)) return;
    event.stopPropagation();
    close();
  };
