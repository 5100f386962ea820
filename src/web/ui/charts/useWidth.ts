import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** How wide a drawing is made for paper: its words are then about as large as the text around it. */
const ON_PAPER = 680;

/** How wide an element is, in whole pixels: what a drawing in it is made for. On paper it shrinks to the page's width. */
export function useWidth(): [(element: HTMLElement | null) => void, number] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(640);
  const [isPrinting, setPrinting] = useState(false);

  useLayoutEffect(() => {
    if (!element) return;
    let frame = 0;
    const measure = () => setWidth(Math.max(240, Math.floor(element.clientWidth)));
    measure();
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element]);

  useEffect(() => {
    // The page is laid out for paper as soon as these return.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  return [setElement, isPrinting ? ON_PAPER : width];
}
