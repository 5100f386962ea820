import { Ellipsis } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { Menu } from './Menu.tsx';

type MoreMenuProps = Pick<ComponentProps<typeof IconButton>, 'label' | 'size' | 'variant'> & { children: ReactNode };

/** What else can be done, behind three dots. */
export function MoreMenu({ label, children, ...look }: MoreMenuProps) {
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} {...look}>
          <Ellipsis />
        </IconButton>
      }
    >
      {children}
    </Menu>
  );
}
