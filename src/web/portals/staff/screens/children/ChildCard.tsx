import { Hourglass, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { AllergyMark, ChildAvatar } from '../../../../domains/children/ChildName.tsx';
import {
  type Child,
  type EnrollmentStep,
  fullName,
  resumePath,
  resumeRight,
} from '../../../../domains/children/rules.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { formatAge, useCenterToday } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Heading } from '../../../../ui/Heading.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';

export type ChildCardActions = {
  onView(child: Child): void;
  /** The pointer is near the View button. */
  onNear(): void;
  /** Left out for those who may not remove children. */
  onRemove: ((child: Child) => void) | undefined;
};

export function ChildCard({ child, onView, onNear, onRemove }: { child: Child } & ChildCardActions) {
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
            {child.enrollmentStep && <Unfinished child={child} step={child.enrollmentStep} />}
          </div>
        </div>
        <div className="flex gap-2">
          <Button
            variant="secondary"
            size="small"
            className="flex-1"
            aria-label={t('children.viewOf', { name })}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={() => onView(child)}
          >
            {t('children.view')}
          </Button>
          {onRemove && (
            <IconButton size="small" label={t('children.removeOf', { name })} onClick={() => onRemove(child)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </div>
    </Card>
  );
}

/** The enrollment was left before its end; who may do what is missing can go on with it. */
function Unfinished({ child, step }: { child: Child; step: EnrollmentStep }) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const look =
    'mt-0.5 flex items-center gap-1 font-medium text-highlight-ink text-xs [&_svg]:size-3.5 [&_svg]:shrink-0';
  if (!can(resumeRight(step))) {
    return (
      <span className={look}>
        <Hourglass aria-hidden="true" />
        {t('children.profile.unfinished')}
      </span>
    );
  }
  return (
    <Link
      to={resumePath(child.id, step)}
      aria-label={t('children.resumeOf', { name: fullName(child) })}
      className={`${look} w-fit rounded-sm underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11`}
    >
      <Hourglass aria-hidden="true" />
      {t('children.resume')}
    </Link>
  );
}
