import { ArrowUpDown, Check, Pencil, TicketCheck, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { ExpectedOpening } from '#web/domains/admissions/ExpectedOpening.tsx';
import { confirmFor, placeByHand } from '#web/domains/admissions/queries.ts';
import { nameOf, type WaitingChild } from '#web/domains/admissions/rules.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useAction } from '#web/ui/useAction.ts';

type WaitingItemProps = { waiting: WaitingChild; onEdit(): void; onMove(): void };

/** A child that waits: its place, and why it is there. */
export function WaitingItem({ waiting, onEdit, onMove }: WaitingItemProps) {
  const { t } = useTranslation();
  const { run } = useAction(placeByHand, {
    done: t('admissionsWaitlist.saved'),
    failed: t('admissionsWaitlist.notSaved'),
  });
  const { id, inquiryId, child, place, ground, moved, pausedBy, askedOn, isToCall } = waiting;
  const confirming = useAction(confirmFor, {
    done: t('admissionsUpkeep.confirmNoted'),
    failed: t('admissionsUpkeep.confirmFailed'),
  });
  const name = fullName(waiting);
  const date = formatDate(dayOf(waiting.since));
  return (
    <li className="flex items-start gap-3 px-4 py-3.5 sm:px-5">
      <span className="w-12 shrink-0 font-semibold text-lg tabular-nums" aria-hidden="true">
        {place ?? '–'}
      </span>
      <div className="min-w-0 flex-1">
        <TextLink
          asChild
          quiet
          className="wrap-anywhere inline-block font-semibold pointer-coarse:-my-1.5 pointer-coarse:py-2.5"
        >
          <Link to={`/admissions/${inquiryId}`}>{name}</Link>
        </TextLink>
        <span className="sr-only">
          {place === null ? t('admissionsWaitlist.paused') : t('admissionsWaitlist.place', { place })}
        </span>
        <p className="wrap-anywhere">
          {t('admissions.childFrom', {
            name: nameOf(child) || t('admissionsJoin.unborn'),
            date: formatDate(child.wishedStart),
          })}
        </p>
        <p className="text-ink-soft text-sm">
          {ground
            ? t('admissionsWaitlist.why.ground', { ground: t(`admissionsJoin.list.grounds.${ground}`), date })
            : t('admissionsWaitlist.why.day', { date })}
        </p>
        {moved && (
          <p className="wrap-anywhere text-sm">
            {t('admissionsWaitlist.why.moved', {
              name: moved.by ?? t('admissionsWaitlist.somebody'),
              date: formatDate(dayOf(moved.at)),
              reason: moved.reason,
              place: moved.ruledPlace,
            })}
          </p>
        )}
        {place !== null && <ExpectedOpening opening={waiting.opening} />}
        {place !== null && askedOn && (
          <p className="text-sm">{t('admissionsUpkeep.askedOn', { date: formatDate(askedOn) })}</p>
        )}
        <div className="mt-1 flex flex-wrap gap-2">
          {pausedBy && (
            <Badge tone={pausedBy === 'no-answer' ? 'attention' : 'neutral'}>
              {t(`admissionsUpkeep.pausedBy.${pausedBy}`)}
            </Badge>
          )}
          {isToCall && <Badge tone="attention">{t('admissionsUpkeep.toCall')}</Badge>}
          {moved && <Badge tone="attention">{t('admissionsWaitlist.moved')}</Badge>}
        </div>
      </div>
      <MoreMenu label={t('admissionsWaitlist.moreOf', { name })}>
        <MenuItem icon={<TicketCheck />} asChild>
          <Link to={`/admissions/${inquiryId}/offer/${id}`}>{t('admissionsWaitlist.offer')}</Link>
        </MenuItem>
        <MenuItem icon={<Pencil />} onSelect={onEdit}>
          {t('admissionsWaitlist.edit')}
        </MenuItem>
        <MenuItem icon={<ArrowUpDown />} onSelect={onMove}>
          {t('admissionsWaitlist.move')}
        </MenuItem>
        <MenuItem icon={<Check />} onSelect={() => void confirming.run({ params: { id: inquiryId } })}>
          {t('admissionsUpkeep.noteConfirmed')}
        </MenuItem>
        {moved && (
          <MenuItem
            icon={<Undo2 />}
            onSelect={() => void run({ params: { id }, body: { beforeId: null, reason: null } })}
          >
            {t('admissionsWaitlist.back')}
          </MenuItem>
        )}
      </MoreMenu>
    </li>
  );
}
