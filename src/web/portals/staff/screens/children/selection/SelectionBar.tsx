import { DoorOpen, FileCheck, KeyRound, ReceiptText } from 'lucide-react';
import type { Child } from '#web/domains/children/rules.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';

const ConsentsDialog = lazyDialog(() =>
  withTexts(['childrenEnrollment', 'childrenSelection', 'common'], () => import('./ConsentsDialog.tsx')),
);
const MoveDialog = lazyDialog(() =>
  withTexts(['children', 'childrenEnrollment', 'childrenSelection', 'common'], () => import('./MoveDialog.tsx')),
);
const PinCodesDialog = lazyDialog(() =>
  withTexts(['childrenSelection', 'common'], () => import('./PinCodesDialog.tsx')),
);
const PlanDialog = lazyDialog(() =>
  withTexts(['billingPlans', 'childrenSelection', 'common'], () => import('./PlanDialog.tsx')),
);

type SelectionBarProps = { chosen: readonly Child[]; onLeave(): void };

/** What can be done for all children who are selected (children-17). */
export default function SelectionBar({ chosen, onLeave }: SelectionBarProps) {
  const { t } = useTranslation();
  const recording = useDialog<readonly Child[]>();
  const moving = useDialog<readonly Child[]>();
  const billing = useDialog<readonly Child[]>();
  const makingPins = useDialog<readonly Child[]>();
  const { can } = useStaffSession();
  const none = chosen.length === 0;
  return (
    <>
      <ActionBar className="sticky bottom-(--bottom-bar) z-10 flex-wrap items-center bg-paper max-sm:*:last:basis-full sm:rounded-md sm:py-3">
        <p role="status" className="me-auto font-medium tabular-nums">
          {t('childrenSelection.chosen', { count: chosen.length })}
        </p>
        <Button variant="quiet" onClick={onLeave}>
          {t('childrenSelection.leave')}
        </Button>
        <div className="grid grid-cols-2 gap-2.5 max-sm:[&>:last-child:nth-child(odd)]:col-span-2 sm:flex sm:flex-wrap sm:gap-3">
          {can('parents.invite') && (
            <Button
              variant="secondary"
              disabled={none}
              icon={<KeyRound className="size-5 max-sm:hidden" />}
              {...PinCodesDialog.near}
              onClick={() => makingPins.open(chosen)}
            >
              {t('childrenSelection.pins.button')}
            </Button>
          )}
          <Button
            variant="secondary"
            disabled={none}
            icon={<DoorOpen className="size-5 max-sm:hidden" />}
            {...MoveDialog.near}
            onClick={() => moving.open(chosen)}
          >
            {t('childrenSelection.move.button')}
          </Button>
          {can('billing') && (
            <Button
              variant="secondary"
              disabled={none}
              icon={<ReceiptText className="size-5 max-sm:hidden" />}
              {...PlanDialog.near}
              onClick={() => billing.open(chosen)}
            >
              {t('childrenSelection.plan.button')}
            </Button>
          )}
          <Button
            disabled={none}
            icon={<FileCheck className="size-5 max-sm:hidden" />}
            {...ConsentsDialog.near}
            onClick={() => recording.open(chosen)}
          >
            {t('childrenSelection.consents.button')}
          </Button>
        </div>
      </ActionBar>
      {recording.show((family, opened) => (
        <ConsentsDialog family={family} {...opened} />
      ))}
      {billing.show((family, opened) => (
        <PlanDialog family={family} {...opened} />
      ))}
      {moving.show((family, opened) => (
        <MoveDialog family={family} {...opened} />
      ))}
      {makingPins.show((family, opened) => (
        <PinCodesDialog family={family} {...opened} />
      ))}
    </>
  );
}
