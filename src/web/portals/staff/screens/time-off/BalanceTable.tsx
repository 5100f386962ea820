import { fullName } from '#web/domains/children/rules.ts';
import type { TimeOff } from '#web/domains/time-off/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { useSignedDuration } from './useSignedDuration.ts';

const AdjustBalance = lazyDialog(() => import('./AdjustBalance.tsx'));
type Person = TimeOff['people'][number];

/** Everybody with what is left of their paid time off. */
export function BalanceTable({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation();
  const duration = useSignedDuration();
  const adjusting = useDialog<Person>();
  const columns: Column<Person>[] = [
    { key: 'name', header: t('common.name'), title: true, cell: fullName },
    { key: 'balance', header: t('timeOff.balance'), align: 'end', cell: ({ balance }) => duration(balance) },
    {
      key: 'actions',
      header: t('common.actions'),
      headerHidden: true,
      align: 'end',
      cell: (person) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('timeOff.adjust.of', { name: fullName(person) })}
          onClick={() => adjusting.open(person)}
          {...AdjustBalance.near}
        >
          {t('timeOff.adjust.button')}
        </Button>
      ),
    },
  ];
  return (
    <Card flush>
      <Table caption={t('timeOff.balances')} columns={columns} rows={people} rowKey={({ staffId }) => staffId} />
      {adjusting.show((person, opened) => (
        <AdjustBalance person={person} {...opened} />
      ))}
    </Card>
  );
}
