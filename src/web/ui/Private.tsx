import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/**
 * What privacy mode blurs until it is pointed at or touched: a child's name, a photo. The mode is the attribute
 * `data-privacy` of the document; without it this is a plain span.
 */
export function Private({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={clsx('private', className)} {...rest} />;
}
