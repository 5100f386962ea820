import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from './toast.ts';

const AFTER_START_MS = 2000;

const region = () => import('./ToastRegion.tsx');

const ToastRegion = lazy(() => region().then((chunk) => ({ default: chunk.ToastRegion })));

/**
 * Stands once in the application. `label` names the region; `{hotkey}` in it becomes F8.
 * Its chunk comes shortly after the start at the latest: a notice of a lost connection could not fetch it any more.
 */
export function Toaster(props: { label: string; closeLabel: string }) {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast);
  useEffect(() => {
    // Without a network now, it is asked for again with the first notice.
    const timer = setTimeout(() => region().catch(() => {}), AFTER_START_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{shown && <ToastRegion {...props} shown={shown} />}</Suspense>;
}
