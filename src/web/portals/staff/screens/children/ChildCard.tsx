import { CalendarClock, CalendarX2, Hourglass, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { AllergyMark, ChildAvatar } from '#web/domains/children/ChildName.tsx';
import {
  type Child,
  type EnrollmentStep,
  fullName,
  hasStarted,
  resumePath,
  resumeRight,
} from '#web/domains/children/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { formatAge, formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';

export type ChildCardActions = {
  onView(child: Child): void;
  /** The pointer is near the View button. */
  onNear(): void;
  /** Left out for those who may not remove children. */
  onRemove: ((child: Child) => void) | undefined;
  onLeaving: ((child: Child) => void) | undefined;
  /** While children are selected: who is, in place of the other actions. */
  selection?: { readonly chosen: ReadonlySet<number>; onChoose(child: Child, isChosen: boolean): void } | undefined;
};

export function ChildCard({
  child,
  onView,
  onNear,
  onRemove,
  onLeaving,
  selection,
}: { child: Child } & ChildCardActions) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const name = fullName(child);
  return (
    <Card as="li" flush>
      <div className="flex h-full flex-col gap-3 p-4 sm:p-5">
        <div className="flex flex-1 items-start gap-3">
          <ChildAvatar child={child} />
          <div className="min-w-0 flex-1">
            <Heading level={3} size="small" className="break-words">
              {name}
            </Heading>
            <p className="text-ink-soft text-sm">
              {child.room} · <span className="whitespace-nowrap">{formatAge(child.dateOfBirth, today)}</span>
            </p>
            {child.allergies && <AllergyMark allergies={child.allergies} />}
            {!hasStarted(child, today) && (
              <p className={mark}>
                <CalendarClock />
                {t('childrenManagement.startsOn', { day: formatDate(child.enrolledOn, 'short') })}
              </p>
            )}
            {child.leavesOn && (
              <p className={mark}>
                <CalendarX2 />
                {t('childrenManagement.leavesOn', { day: formatDate(child.leavesOn, 'short') })}
              </p>
            )}
            {child.enrollmentStep && <Unfinished child={child} step={child.enrollmentStep} />}
          </div>
        </div>
        {selection ? (
          <Checkbox
            className="-mb-2.5 border-line border-t"
            label={t('childrenManagement.choose', { name })}
            checked={selection.chosen.has(child.id)}
            onChange={({ target }) => selection.onChoose(child, target.checked)}
          />
        ) : (
          <div className="flex gap-2">
            <Button
              variant="secondary"
              size="small"
              className="flex-1"
              aria-label={t('childrenManagement.viewOf', { name })}
              onPointerEnter={onNear}
              onFocus={onNear}
              onClick={() => onView(child)}
            >
              {t('common.view')}
            </Button>
            {onRemove && (
              <MoreMenu size="small" label={t('common.moreFor', { name })}>
                <MenuItem icon={<CalendarX2 />} onSelect={() => onLeaving?.(child)}>
                  {t('childrenManagement.leavingOf', { name })}
                </MenuItem>
                <MenuItem danger icon={<Trash2 />} onSelect={() => onRemove(child)}>
                  {t('childrenManagement.removeOf', { name })}
                </MenuItem>
              </MoreMenu>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

const mark = 'mt-0.5 flex items-center gap-1 font-medium text-highlight-ink text-xs [&_svg]:size-3.5 [&_svg]:shrink-0';

/** The enrollment was left before its end; who may do what is missing can go on with it. */
function Unfinished({ child, step }: { child: Child; step: EnrollmentStep }) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  if (!can(resumeRight(step))) {
    return (
      <span className={mark}>
        <Hourglass />
        {t('childrenManagement.profile.unfinished')}
      </span>
    );
  }
  return (
    <Link
      to={resumePath(child.id, step)}
      aria-label={t('childrenManagement.resumeOf', { name: fullName(child) })}
      className={`${mark} w-fit rounded-sm underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11`}
    >
      <Hourglass />
      {t('childrenManagement.resume')}
    </Link>
  );
}
