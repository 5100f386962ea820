import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchEntry, useSearchValue } from '#web/layout/useSearchEntry.ts';
import { useSearchText } from '#web/layout/useSearchText.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ListToolbar } from '#web/ui/ListToolbar.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import type { ComposerOptions } from './compose/options.ts';
import { DraftList } from './DraftList.tsx';
import { ListRows } from './ListRows.tsx';
import { drafts as draftsQuery } from './queries.ts';
import { type Draft, isBegun } from './rules.ts';
import { ThreadList } from './ThreadList.tsx';

const ComposeDialog = lazyDialog(() => import('./compose/ComposeDialog.tsx'));
const ThreadDialog = lazyDialog(() => import('./ThreadDialog.tsx'));

export const BOXES = ['all', 'unread', 'drafts', 'scheduled'] as const;
export type Box = (typeof BOXES)[number];

type MailboxProps = {
  /** What the writer's portal offers them. */
  options: ComposerOptions;
  /** Draws the screen around it, with the button that begins a message. */
  children(button: ReactNode, content: ReactNode): ReactNode;
};

/** Messages as both portals show them: the threads with their search, what was begun, a thread opened, and the composer. */
export function Mailbox({ options, children }: MailboxProps) {
  const { t } = useTranslation();
  const [asked, showBox] = useSearchValue('box');
  const [opened, open, close, replace] = useSearchEntry('thread');
  const [typed, setTyped] = useSearchText();
  const [composing, setComposing] = useState<{ draft: Draft | null; opening: number } | null>(null);
  const readDrafts = useQuery(draftsQuery);
  useEffect(ThreadDialog.soon, []);
  const box = BOXES.find((one) => one === asked) ?? 'all';
  const begun = (readDrafts.data ?? []).filter(isBegun);
  const waiting = begun.filter(({ schedule, failure }) => schedule !== null && failure === null);
  const unsent = begun.filter((draft) => !waiting.includes(draft));

  const compose = (draft: Draft | null) => setComposing({ draft, opening: (composing?.opening ?? 0) + 1 });
  /** An answer goes on where it was begun. */
  const edit = (draft: Draft) => (draft.threadId === null ? compose(draft) : open(String(draft.threadId)));
  const button = (className: string) => (
    <Button
      className={className}
      icon={<PenLine className="size-5" />}
      onClick={() => compose(null)}
      {...ComposeDialog.near}
    >
      {t('messages.new')}
    </Button>
  );
  const counts: Readonly<Record<Box, number | undefined>> = {
    all: undefined,
    unread: undefined,
    drafts: unsent.length || undefined,
    scheduled: waiting.length || undefined,
  };

  return (
    <>
      {children(
        button('max-sm:hidden'),
        <>
          <Card flush>
            <ListToolbar
              label={t('messages.narrow')}
              className="p-4 sm:px-5"
              search={{
                value: typed,
                onChange: setTyped,
                label: t('messages.search'),
              }}
              filter={{
                label: t('messages.boxes.label'),
                options: BOXES.map((value) => ({ value, label: t(`messages.boxes.${value}`), count: counts[value] })),
                value: box,
                onChange: (value) => showBox(value === 'all' ? null : value),
              }}
              found={false}
            />
            {box === 'drafts' || box === 'scheduled' ? (
              <Loaded
                query={readDrafts}
                failed={t('messages.draftsFailed')}
                className="mx-4 mb-5 sm:mx-5"
                skeleton={<ListRows label={t('messages.loading')} />}
              >
                {() => (
                  <DraftList
                    drafts={box === 'drafts' ? unsent : waiting}
                    box={box}
                    search={typed}
                    onEdit={edit}
                    onEditNear={ComposeDialog.preload}
                  />
                )}
              </Loaded>
            ) : (
              <ThreadList
                search={typed}
                unreadOnly={box === 'unread'}
                onCompose={() => compose(null)}
                onShowAll={() => {
                  setTyped('');
                  showBox(null);
                }}
              />
            )}
          </Card>
          <ActionBar className="sm:hidden">{button('w-full')}</ActionBar>
        </>,
      )}
      {opened !== null && Number(opened) > 0 && (
        <ThreadDialog key={opened} id={Number(opened)} onClose={close} onMoved={(id) => replace(String(id))} />
      )}
      {composing && (
        <ComposeDialog
          key={composing.opening}
          draft={composing.draft}
          options={options}
          onClose={() => setComposing(null)}
          onSent={(threadId) => {
            setComposing(null);
            if (threadId !== null) open(String(threadId));
          }}
        />
      )}
    </>
  );
}
