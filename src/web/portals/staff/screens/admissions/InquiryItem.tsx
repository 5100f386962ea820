import { Link } from 'react-router';
import { type ListedInquiry, nameOf } from '#web/domains/admissions/rules.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { dayOf, formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { InquiryStateBadge } from './InquiryStateBadge.tsx';

/** An inquiry in a list: who asks, for whom and from when, and what is to be done. */
export function InquiryItem({ inquiry, isStateShown }: { inquiry: ListedInquiry; isStateShown: boolean }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { id, children, openTasks, dueOn, hasDuplicate, state, createdAt } = inquiry;
  const isDue = dueOn !== null && dueOn <= today;
  return (
    <li className="flex flex-col gap-x-6 gap-y-2 px-4 py-3.5 sm:px-5 md:flex-row md:items-center">
      <div className="min-w-0 flex-1">
        <TextLink
          asChild
          quiet
          className="wrap-anywhere inline-block font-semibold pointer-coarse:-my-1.5 pointer-coarse:py-2.5"
        >
          <Link to={`/admissions/${id}`}>{fullName(inquiry)}</Link>
        </TextLink>
        <ul>
          {children.map((child) => (
            <li key={child.id} className="wrap-anywhere">
              {t('admissions.childFrom', {
                name: nameOf(child) || t('admissionsJoin.unborn'),
                date: formatDate(child.wishedStart),
              })}
            </li>
          ))}
        </ul>
        <p className="text-ink-soft text-sm">{t('admissions.asked', { date: formatDate(dayOf(createdAt)) })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {hasDuplicate && <Badge tone="attention">{t('admissions.duplicate')}</Badge>}
        {openTasks > 0 && (
          <Badge tone={isDue ? 'attention' : 'info'}>
            {isDue ? t('admissions.tasksDue', { count: openTasks }) : t('admissions.tasksOpen', { count: openTasks })}
          </Badge>
        )}
        {isStateShown && <InquiryStateBadge state={state} />}
      </div>
    </li>
  );
}
