import type { Timesheet } from '#web/domains/timesheets/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';

const PayrollNumberDialog = lazyDialog(() => import('./PayrollNumberDialog.tsx'));

/** By which number the payroll service knows somebody. */
export function PayrollNumber({ timesheet: { staffId, payrollNumber } }: { timesheet: Timesheet }) {
  const { t } = useTranslation();
  const editing = useDialog();
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p>
        {payrollNumber === null ? t('timesheets.number.none') : t('timesheets.number.is', { number: payrollNumber })}
      </p>
      <Button variant="quiet" size="small" onClick={() => editing.open()} {...PayrollNumberDialog.near}>
        {t('timesheets.number.change')}
      </Button>
      {editing.show((_, opened) => (
        <PayrollNumberDialog staffId={staffId} number={payrollNumber} {...opened} />
      ))}
    </div>
  );
}
