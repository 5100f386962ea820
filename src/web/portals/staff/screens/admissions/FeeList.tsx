import type { Fee } from '#web/domains/admissions/rules.ts';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { FeeItem } from './FeeItem.tsx';

const FeeStepDialog = lazyDialog(() => import('./FeeStepDialog.tsx'));

/** Fees, and the ways to note what became of them. */
export function FeeList({ fees, isNamed = false }: { fees: readonly Fee[]; isNamed?: boolean }) {
  const noting = useDialog<{ fee: Fee; state: 'paid' | 'returned' }>();
  return (
    <>
      <ul className="divide-y divide-line">
        {fees.map((fee) => (
          <FeeItem
            key={fee.id}
            fee={fee}
            isNamed={isNamed}
            onPaid={() => noting.open({ fee, state: 'paid' })}
            onReturn={() => noting.open({ fee, state: 'returned' })}
          />
        ))}
      </ul>
      {noting.show((step, opened) => (
        <FeeStepDialog {...step} {...opened} />
      ))}
    </>
  );
}
