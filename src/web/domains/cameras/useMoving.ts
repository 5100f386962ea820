import { type RefObject, useEffect, useState } from 'react';

/** A picture that hasn't moved for so long is no live picture. */
const STILL_MS = 5000;

/** Whether a video's picture moves: undefined before it first did. */
export function useMoving(video: RefObject<HTMLVideoElement | null>): boolean | undefined {
  const [moving, setMoving] = useState<boolean>();
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      setMoving(true);
      clearTimeout(timer);
      timer = setTimeout(() => setMoving(false), STILL_MS);
    };
    element.addEventListener('timeupdate', moved);
    return () => {
      element.removeEventListener('timeupdate', moved);
      clearTimeout(timer);
    };
  }, [video]);
  return moving;
}
