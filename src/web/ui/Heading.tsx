import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type HeadingProps = ComponentProps<'h2'> & {
  /** Its place in the page's outline; the looks follow unless `size` says otherwise. */
  level: 1 | 2 | 3 | 4;
  size?: 'display' | 'large' | 'medium' | 'small';
};

export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={clsx(sizes[size ?? byLevel[level]], className)} {...rest} />;
}

const sizes = {
  display: 'text-3xl sm:text-4xl',
  large: 'text-2xl sm:text-3xl',
  medium: 'text-xl',
  small: 'text-lg',
};

const byLevel = { 1: 'large', 2: 'medium', 3: 'small', 4: 'small' } as const;
