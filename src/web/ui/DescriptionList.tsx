import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

type DescriptionListProps = { items: readonly { term: ReactNode; detail: ReactNode }[]; columns?: 1 | 2 };

/** Facts by name: name before fact in one column, name above fact in two. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  const id = useId();
  return (
    <dl className={clsx('grid', columns === 2 ? 'gap-x-8 gap-y-4 sm:grid-cols-2' : 'divide-y divide-line')}>
      {items.map((item, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: terms may be any node; the order of facts does not change
          key={`${id}${index}`}
          className={clsx(
            'min-w-0',
            columns === 1 && 'gap-4 py-2.5 first:pt-0 last:pb-0 sm:grid sm:grid-cols-[minmax(8rem,1fr)_2fr]',
          )}
        >
          <dt className="text-ink-soft text-sm leading-6">{item.term}</dt>
          <dd className="min-w-0">{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
