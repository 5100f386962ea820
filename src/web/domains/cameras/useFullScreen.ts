import { type RefObject, useSyncExternalStore } from 'react';

/** Shows an element alone on the screen; with what lies over it, unlike a video's own full screen. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const shown = useSyncExternalStore(onChange, () => document.fullscreenElement);
  const isFull = shown !== null;
  return {
    isPossible: document.fullscreenEnabled,
    isFull,
    toggle: () => void (isFull ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => {}),
  };
}

function onChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
