import { useQuery } from '@tanstack/react-query';
import { CalendarClock, FileText, Trash2 } from 'lucide-react';
import { formatDate, formatInstantBriefly, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Private } from '#web/ui/Private.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { addressees, deleteDraft } from './queries.ts';
import { addressKey, type Draft } from './rules.ts';
import { useNames } from './useNames.ts';

type DraftListProps = {
  drafts: readonly Draft[];
  box: 'drafts' | 'scheduled';
  search: string;
  onEdit(draft: Draft): void;
  onEditNear(): void;
};

/** What was begun, or waits for its time. */
export function DraftList({ drafts, box, search, onEdit, onEditNear }: DraftListProps) {
  const { t } = useTranslation();
  const remove = useDeleteDraft();
  const words = search.trim().toLowerCase();
  const shown = drafts.filter(({ subject, content }) => `${subject} ${content}`.toLowerCase().includes(words));
  if (shown.length === 0) {
    return (
      <EmptyState
        level={2}
        icon={box === 'drafts' ? <FileText /> : <CalendarClock />}
        title={t(`messages.noDrafts.${box}.title`)}
      >
        {t(`messages.noDrafts.${box}.text`)}
      </EmptyState>
    );
  }
  return (
    <ul aria-label={t(`messages.boxes.${box}`)} className="border-line border-t">
      {shown.map((draft) => (
        <DraftItem
          key={draft.id}
          draft={draft}
          onEdit={() => onEdit(draft)}
          onEditNear={onEditNear}
          onDelete={() => remove(draft)}
        />
      ))}
    </ul>
  );
}

type DraftItemProps = { draft: Draft; onEdit(): void; onEditNear(): void; onDelete(): void };

function DraftItem({ draft, onEdit, onEditNear, onDelete }: DraftItemProps) {
  const { t } = useTranslation();
  const { data } = useQuery(addressees);
  const { nameOf } = useNames();
  const names = draft.to.map((address) => {
    const known = data?.to.find((one) => addressKey(one) === addressKey(address));
    return known ? nameOf(known) : '';
  });
  const { schedule } = draft;
  const subject = draft.subject || (draft.threadId === null ? t('messages.noSubject') : t('messages.answer'));
  return (
    <li className="flex items-start gap-2 border-line border-b py-1.5 ps-4 pe-2 last:border-b-0 sm:ps-5 sm:pe-3">
      <button
        type="button"
        onClick={onEdit}
        onPointerEnter={onEditNear}
        onFocus={onEditNear}
        className="min-w-0 flex-1 rounded-sm py-2 text-start hover:text-action"
      >
        <span className="flex items-baseline gap-3">
          <span className="min-w-0 flex-1 truncate font-medium">
            <Private>{subject}</Private>
          </span>
          <span className="shrink-0 text-ink-soft text-xs tabular-nums">{formatInstantBriefly(draft.updatedAt)}</span>
        </span>
        <span className="block truncate text-ink-soft text-sm">
          <Private>{names.filter(Boolean).join(', ')}</Private>
        </span>
        <span className="block truncate text-ink-soft text-sm">
          <Private>{draft.content}</Private>
        </span>
        {schedule && !draft.failure && (
          <Badge tone="info" className="mt-1.5" icon={<CalendarClock />}>
            {t('messages.sendsAt', { date: formatDate(schedule.date), time: formatTime(schedule.time) })}
          </Badge>
        )}
      </button>
      <IconButton label={t('messages.deleteDraft.label', { subject })} onClick={onDelete} className="mt-1">
        <Trash2 />
      </IconButton>
      {draft.failure && (
        <Alert tone="error" className="basis-full" title={t('messages.notSent')}>
          {draft.failure}
        </Alert>
      )}
    </li>
  );
}

/** Asks before a draft is thrown away, or what waits for its time is called off. */
function useDeleteDraft() {
  const { t } = useTranslation();
  const { run } = useAction(deleteDraft, { failed: t('messages.deleteDraft.failed') });
  return ({ id, schedule }: Draft) =>
    confirmDelete({
      title: schedule ? t('messages.deleteDraft.callOffTitle') : t('messages.deleteDraft.title'),
      text: schedule ? t('messages.deleteDraft.callOffText') : t('messages.deleteDraft.text'),
      label: schedule ? t('messages.deleteDraft.callOff') : t('messages.deleteDraft.confirm'),
      cancel: t('messages.keep'),
      doDelete: () => run({ params: { id } }),
    });
}
