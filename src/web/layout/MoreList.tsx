import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type MoreLink = { readonly text: ReactNode; readonly icon: LucideIcon } & (
  | { readonly to: string; readonly isCurrent: boolean }
  | { readonly onPress: () => void }
);

type MoreListProps = {
  /** Over the list, and what it is called. */
  title?: string;
  links: readonly MoreLink[];
};

/** Ways to other screens, below each other: a part of what 'More' opens. */
export function MoreList({ title, links }: MoreListProps) {
  return (
    <section aria-label={title}>
      {title && (
        <p aria-hidden="true" className="px-3 py-1 font-semibold text-ink-soft text-sm">
          {title}
        </p>
      )}
      <ul>
        {links.map(({ text, icon: Icon, ...way }) => {
          const shown = (
            <>
              <Icon className="size-5 shrink-0 text-action" aria-hidden="true" />
              {text}
            </>
          );
          return (
            <li key={'to' in way ? way.to : 'press'}>
              {'to' in way ? (
                <Link to={way.to} aria-current={way.isCurrent ? 'page' : undefined} className={look}>
                  {shown}
                </Link>
              ) : (
                <button type="button" className={look} onClick={way.onPress}>
                  {shown}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const look = clsx(
  'flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-start font-medium transition-colors hover:bg-sunken',
  'aria-[current]:bg-action-soft aria-[current]:text-action-soft-ink',
);
