import { useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is, in whole pixels; a drawing is made for that width and shrinks with it on paper. */
export function useWidth(): [(element: HTMLElement | null) => void, number] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(640);
  const frame = useRef(0);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setWidth(Math.max(240, Math.floor(element.clientWidth)));
    measure();
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(measure);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame.current);
    };
  }, [element]);
  return [setElement, width];
}
