import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from './toast.ts';

const AFTER_START_MS = 2000;

const region = () => import('./ToastRegion.tsx');
type Region = Awaited<ReturnType<typeof region>>['ToastRegion'];

/**
 * Stands once in the application. `label` names the region; `{hotkey}` in it becomes F8.
 * Its chunk comes shortly after the start at the latest: a notice of a lost connection could not fetch it any more.
 */
export function Toaster(props: { label: string; closeLabel: string }) {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast);
  const [ToastRegion, setRegion] = useState<Region | null>(null);
  useEffect(() => {
    if (ToastRegion) return;
    // Without a network now, it is asked for again with the next notice; the screen does not fail for it.
    const fetched = () =>
      region()
        .then((chunk) => setRegion(() => chunk.ToastRegion))
        .catch(() => {});
    const timer = setTimeout(fetched, shown ? 0 : AFTER_START_MS);
    return () => clearTimeout(timer);
  }, [ToastRegion, shown]);
  return shown && ToastRegion && <ToastRegion {...props} shown={shown} />;
}
