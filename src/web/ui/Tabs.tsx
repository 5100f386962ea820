import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';

export function Tabs({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root className={clsx('min-w-0', className)} {...rest} />;
}

export function TabList({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  // Where not all tabs have room, the one that is shown does; only the row scrolls, never the page.
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[data-state=active]');
    if (!list.current || !shown) return;
    const { offsetWidth, scrollLeft } = list.current;
    const from = shown.offsetLeft - list.current.offsetLeft;
    const to = from + shown.offsetWidth;
    if (from < scrollLeft || to > scrollLeft + offsetWidth) list.current.scrollLeft = to - offsetWidth / 2;
  });
  return (
    <Radix.List
      ref={list}
      aria-label={label}
      className="-mx-4 flex gap-1 overflow-x-auto border-line border-b px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      {children}
    </Radix.List>
  );
}

export function Tab({
  value,
  icon,
  count,
  children,
}: {
  value: string;
  icon?: ReactNode;
  count?: number;
  children: ReactNode;
}) {
  return (
    <Radix.Trigger value={value} className={trigger}>
      {icon}
      {children}
      {count !== undefined && (
        <span className="rounded-full bg-sunken px-2 py-px text-ink-soft text-xs tabular-nums">{count}</span>
      )}
    </Radix.Trigger>
  );
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} className="rounded-sm pt-5">
      {children}
    </Radix.Content>
  );
}

const trigger = clsx(
  'relative -mb-px flex min-h-11 shrink-0 items-center gap-2 rounded-t-sm border-transparent border-b-2 px-3 sm:px-3.5 font-medium text-ink-soft',
  'transition-colors -outline-offset-2 hover:text-ink data-[state=active]:border-action data-[state=active]:text-action',
  'focus-visible:-outline-offset-2 [&_svg]:size-4.5 max-sm:[&_svg]:hidden',
);
