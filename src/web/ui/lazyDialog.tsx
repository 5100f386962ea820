import { type ComponentType, lazy, Suspense } from 'react';

/** A dialog whose code comes when it is first opened; `near`, on the button that opens it, fetches it a little before. */
export function lazyDialog<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Lazy = lazy(load) as unknown as ComponentType<Props>;
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
