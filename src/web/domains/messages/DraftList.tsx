import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarClock, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { reasonOf } from '../../lib/errors.ts';
import { formatDate, formatInstantBriefly, formatTime } from '../../lib/time.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Private } from '../../ui/Private.tsx';
import { toast } from '../../ui/toast.ts';
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
  const [deleting, setDeleting] = useState<{ draft: Draft; open: boolean }>();
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
    <>
      <ul aria-label={t(`messages.boxes.${box}`)} className="border-line border-t">
        {shown.map((draft) => (
          <DraftItem
            key={draft.id}
            draft={draft}
            onEdit={() => onEdit(draft)}
            onEditNear={onEditNear}
            onDelete={() => setDeleting({ draft, open: true })}
          />
        ))}
      </ul>
      {deleting && <DeleteDraft {...deleting} onOpenChange={(open) => setDeleting({ ...deleting, open })} />}
    </>
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
          <Badge tone="info" className="mt-1.5" icon={<CalendarClock aria-hidden="true" />}>
            {t('messages.sendsAt', { date: formatDate(schedule.date), time: formatTime(schedule.time) })}
          </Badge>
        )}
      </button>
      <IconButton label={t('messages.deleteDraft.label', { subject })} onClick={onDelete} className="mt-1">
        <Trash2 aria-hidden="true" />
      </IconButton>
      {draft.failure && (
        <Alert tone="error" className="basis-full" title={t('messages.notSent')}>
          {draft.failure}
        </Alert>
      )}
    </li>
  );
}

type DeleteDraftProps = { draft: Draft; open: boolean; onOpenChange(open: boolean): void };

function DeleteDraft({ draft, open, onOpenChange }: DeleteDraftProps) {
  const { t } = useTranslation();
  const { mutate: remove, isPending } = useMutation(deleteDraft);
  const isWaiting = draft.schedule !== null;
  const confirm = () =>
    remove(
      { params: { id: draft.id } },
      {
        onError: (error) =>
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('messages.deleteDraft.failed')),
            variant: 'error',
          }),
        onSettled: () => onOpenChange(false),
      },
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isWaiting ? t('messages.deleteDraft.callOffTitle') : t('messages.deleteDraft.title')}
      confirmLabel={isWaiting ? t('messages.deleteDraft.callOff') : t('messages.deleteDraft.confirm')}
      cancelLabel={t('messages.keep')}
      danger
      busy={isPending}
      onConfirm={confirm}
    >
      {isWaiting ? t('messages.deleteDraft.callOffText') : t('messages.deleteDraft.text')}
    </ConfirmDialog>
  );
}
