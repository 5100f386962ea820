import { clsx } from 'clsx';
import { Logo } from '#web/ui/Logo.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { HeaderBar } from './HeaderBar.tsx';

/** The bar while it isn't known whose center it is. */
export function HeaderPlaceholder({ className }: { className: string }) {
  return (
    <HeaderBar className={clsx('gap-2.5', className)}>
      <Logo />
      <Skeleton className="h-6 w-40" />
    </HeaderBar>
  );
}
