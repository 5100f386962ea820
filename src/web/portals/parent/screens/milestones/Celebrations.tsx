import { useMutation, useQuery } from '@tanstack/react-query';
import { ChevronRight, Lightbulb, Star } from 'lucide-react';
import { useState } from 'react';
import { celebrations } from '#web/domains/milestones/celebration-queries.ts';
import { seeCelebration } from '#web/domains/milestones/queries.ts';
import type { Celebration } from '#web/domains/milestones/rules.ts';
import { Sticker } from '#web/domains/milestones/Sticker.tsx';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Private } from '#web/ui/Private.tsx';
import { Photos } from './AchievedItem.tsx';

/**
 * What a family has not celebrated yet stands quietly in the page (milestones-5); opened, it comes one after the other, and
 * what was seen is gone.
 */
export default function Celebrations() {
  const { t } = useTranslation();
  const { data = [] } = useQuery(celebrations);
  const { mutate } = useMutation(seeCelebration);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const [isOpen, setOpen] = useState(false);
  const waiting = data.filter(({ id }) => !seen.has(id));
  const [first] = waiting;
  if (!first) return null;
  const see = () => {
    setSeen((before) => new Set([...before, first.id]));
    mutate({ params: { id: first.id } });
  };
  // Who closes it has seen this one; the others wait for the next time.
  const close = () => {
    see();
    setOpen(false);
  };
  const isLast = waiting.length === 1;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-19 w-full items-center gap-3.5 rounded-lg border border-highlight/60 bg-highlight-soft px-4 py-3 text-start shadow-card hover:border-highlight"
      >
        <Sticker design={first.stickerDesign} className="size-12" />
        <span className="min-w-0 flex-1">
          <span className="block break-words font-semibold">
            <Private>{t('milestonesGrowth.celebrate.title', { name: first.firstName })}</Private>
          </span>
          <span className="block break-words">
            {isLast ? first.title : t('milestonesGrowth.celebrate.several', { count: waiting.length })}
          </span>
        </span>
        <ChevronRight className="size-4.5 shrink-0 text-ink-soft" aria-hidden="true" />
      </button>
      {isOpen && (
        <Dialog
          onClose={close}
          size="small"
          title={<Private>{t('milestonesGrowth.celebrate.title', { name: first.firstName })}</Private>}
          footer={
            <Button wide onClick={isLast ? close : see}>
              {isLast
                ? t('milestonesGrowth.celebrate.done')
                : t('milestonesGrowth.celebrate.next', { count: waiting.length - 1 })}
            </Button>
          }
        >
          <Moment key={first.id} celebration={first} />
        </Dialog>
      )}
    </>
  );
}

function Moment({ celebration }: { celebration: Celebration }) {
  const { t } = useTranslation();
  const { title, categoryName, achievedDate, notes, isStarred, celebrationMessage, parentTip, staffName } = celebration;
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <span className="pop relative" data-state="open">
        <Sticker design={celebration.stickerDesign} className="size-36" />
        {isStarred && (
          <Star
            role="img"
            aria-label={t('milestonesGrowth.starred')}
            className="absolute end-1 top-1 size-9 fill-highlight stroke-surface text-highlight"
          />
        )}
      </span>
      <div>
        <p className="text-balance font-semibold text-2xl">{title}</p>
        <p className="mt-0.5 text-ink-soft">
          {categoryName} · {formatDate(achievedDate)}
        </p>
      </div>
      {celebrationMessage && <p className="max-w-prose text-balance text-lg">{celebrationMessage}</p>}
      {notes && (
        <blockquote className="w-full whitespace-pre-line break-words rounded-md bg-sunken px-4 py-3 text-start">
          <Private>{notes}</Private>
          <footer className="mt-1 text-ink-soft text-sm">{staffName}</footer>
        </blockquote>
      )}
      <Photos milestone={celebration} photos={celebration.evidencePhotos} />
      {parentTip && (
        <p className="flex w-full items-start gap-2.5 rounded-md bg-highlight-soft px-4 py-3 text-pretty text-start text-highlight-ink text-sm">
          <Lightbulb className="mt-0.5 size-4.5 shrink-0" />
          <span>
            <span className="block font-semibold">{t('milestonesGrowth.tip')}</span>
            {parentTip}
          </span>
        </p>
      )}
    </div>
  );
}
