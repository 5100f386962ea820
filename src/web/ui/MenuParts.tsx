import { clsx } from 'clsx';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { portalHome } from './portalHome.ts';

type MenuProps = {
  /** The button that opens it; its own label names the menu unless `label` does. */
  trigger: ReactElement;
  label?: string;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
};

/** The menu itself, open from the start: it is first shown because its button was used. */
export function MenuPopup({ trigger, label, align = 'end', children }: MenuProps) {
  const [home, setHome] = useState(portalHome);
  return (
    <Radix.Root modal={false} defaultOpen onOpenChange={() => setHome(portalHome())}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={home}>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            'pop z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-80 overflow-y-auto',
            'rounded-md border border-line bg-raised p-1.5 text-ink shadow-raised',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type MenuItemProps = {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect?(): void;
  /** The one child is a link that holds the words (the icon then belongs into it). */
  asChild?: boolean;
  children: ReactNode;
};

export function MenuItem({ icon, danger, disabled, onSelect, asChild, children }: MenuItemProps) {
  return (
    <Radix.Item
      asChild={asChild}
      disabled={disabled}
      onSelect={onSelect}
      className={clsx(item, danger ? 'text-attention-ink data-highlighted:bg-attention-soft' : highlighted)}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          <span className="min-w-0 flex-1">{children}</span>
        </>
      )}
    </Radix.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 pt-2 pb-1 font-medium text-ink-soft text-sm">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}

const item = clsx(
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 outline-none pointer-coarse:min-h-11',
  'data-disabled:cursor-not-allowed data-disabled:text-ink-faint forced-colors:data-highlighted:outline-2',
  '[&_svg]:size-5 [&_svg]:shrink-0',
);

const highlighted = 'data-highlighted:bg-action-soft data-highlighted:text-action-soft-ink';
