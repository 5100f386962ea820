import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '#web/lib/lazyPart.ts';

/** A dialog whose code comes when it is first opened; `near`, on the button that opens it, fetches it a little before. */
export function lazyDialog<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Lazy = lazyPart(load) as unknown as ComponentType<Props>;
  // A failure shows when the dialog is really opened.
  const preload = () => void load().catch(() => {});
  const near = { onPointerEnter: preload, onFocus: preload };
  return Object.assign(
    (props: Props) => (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    ),
    { near },
  );
}
