import { type RefObject, useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** When something in sight was last due to be fetched, in milliseconds; 0 before it first came into sight. */
export function useRefreshed(element: RefObject<HTMLElement | null>): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    let isNear = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    const look = () => setAt((before) => (Date.now() - before >= EVERY_MS - 1000 ? Date.now() : before));
    const change = () => {
      clearInterval(timer);
      timer = undefined;
      if (!isNear || document.hidden) return;
      look();
      timer = setInterval(look, EVERY_MS);
    };
    const observer = new IntersectionObserver((entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false;
      change();
    });
    observer.observe(element.current);
    document.addEventListener('visibilitychange', change);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', change);
      clearInterval(timer);
    };
  }, [element]);
  return at;
}
