import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { AsChild } from './AsChild.tsx';

/** A link within text. With `asChild` the one child (a router link) is the link; `quiet` underlines on hover only. */
export function TextLink({
  asChild,
  quiet,
  className,
  ...rest
}: ComponentProps<'a'> & { asChild?: boolean; quiet?: boolean }) {
  const Root = asChild ? AsChild : 'a';
  return (
    <Root
      className={clsx(
        'rounded-xs font-medium text-action underline-offset-3 hover:text-action-hover',
        quiet ? 'hover:underline' : 'underline decoration-1 hover:decoration-2',
        className,
      )}
      {...rest}
    />
  );
}
