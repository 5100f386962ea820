import { lazy, useState } from 'react';
import { lateCode, type PartFile, type PropsOf } from './lateCode.ts';

/**
 * A part of a screen, in a Suspense, whose code comes when it is first shown; `preload` fetches it before. Then it is shown at once:
 * what it had to wait for, React shows up to 300 ms later than it could.
 */
export function lazyPart<File extends PartFile>(load: () => Promise<File>) {
  const { here, fetch, preload } = lateCode(load);
  const Lazy = lazy(fetch);
  function LazyPart(props: PropsOf<File>) {
    // Whichever it begins as it stays.
    const [Shown] = useState(() => here() ?? Lazy);
    return <Shown {...(props as object)} />;
  }
  return Object.assign(LazyPart, { preload });
}
