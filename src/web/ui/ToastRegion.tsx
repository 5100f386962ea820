import { clsx } from 'clsx';
import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { passEscapeOn } from './noticeEscape.ts';
import { dismissToast, type ShownToast } from './toast.ts';
import { useClearOfBars } from './useClearOfBars.ts';

type ToastRegionProps = { label: string; closeLabel: string; shown: ShownToast };

/** The notice, above whatever is held at the bottom; it gives way to the next touch, unless it offers an undo (web-32). */
export function ToastRegion({ label, closeLabel, shown }: ToastRegionProps) {
  const region = useRef<HTMLOListElement>(null);
  useClearOfBars(region);
  useEffect(() => {
    if (shown.action) return;
    const giveWay = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('.notice'))) dismissToast(shown.id);
    };
    addEventListener('pointerdown', giveWay, true);
    return () => removeEventListener('pointerdown', giveWay, true);
  }, [shown]);
  return (
    <Radix.Provider
      label={label.replace(/\s*\(?\{hotkey\}\)?/, '')}
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
    >
      <Radix.Root
        key={shown.id}
        type={shown.variant === 'error' ? 'foreground' : 'background'}
        duration={shown.duration}
        onOpenChange={(open) => !open && dismissToast(shown.id)}
        onEscapeKeyDown={passEscapeOn}
        className={clsx('notice', notice)}
      >
        {shown.variant === 'success' && <CircleCheck className={clsx(icon, 'text-success')} />}
        {shown.variant === 'error' && <TriangleAlert className={clsx(icon, 'text-attention')} />}
        <div className="min-w-0 flex-1 py-0.5">
          <Radix.Title className="font-semibold">{shown.title}</Radix.Title>
          {shown.description && (
            <Radix.Description className="text-ink-soft text-sm">{shown.description}</Radix.Description>
          )}
        </div>
        {shown.action && (
          <Radix.Action altText={shown.action.label} onClick={shown.action.onSelect} className={action}>
            {shown.action.label}
          </Radix.Action>
        )}
        <Radix.Close aria-label={closeLabel} className={close}>
          <X className="size-4.5" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport ref={region} hotkey={['F8']} label={label} className={viewport} />
    </Radix.Provider>
  );
}

const viewport = clsx(
  'notices fixed z-70 m-0 flex list-none flex-col p-0 outline-none',
  'inset-x-3 bottom-[calc(max(var(--toast-lift,0px),var(--bars,0px))+max(0.75rem,env(safe-area-inset-bottom)))]',
  'sm:inset-x-auto sm:end-6 sm:bottom-[calc(var(--bars,0px)+1.5rem)] sm:w-100',
);

const notice = clsx(
  'flex items-start gap-3 rounded-lg border border-line bg-raised py-3 ps-4 pe-2 text-ink shadow-overlay touch-pan-y select-none',
);

const icon = 'mt-0.5 size-5.5 shrink-0';

const action = clsx(
  'min-h-9 shrink-0 self-center rounded-sm px-3 font-semibold text-action transition-colors hover:bg-action-soft pointer-coarse:min-h-11',
);

const close = clsx(
  'grid size-9 shrink-0 place-content-center rounded-sm text-ink-soft transition-colors hover:bg-sunken hover:text-ink pointer-coarse:size-11',
);
