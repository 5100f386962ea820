import { Pencil, Plus, RefreshCw, ShieldCheck, Trash2 } from 'lucide-react';
import { PaperFile } from '#web/domains/papers/PaperFile.tsx';
import {
  type PaperOfHealth,
  removeHealthPaper,
  removePaper,
  type StaffPaper,
  verifyHealthPaper,
  verifyPaper,
} from '#web/domains/papers/queries.ts';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { Section } from '#web/ui/Section.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import type { Wanted } from './PaperForm.tsx';

const PaperForm = lazyDialog(() => import('./PaperForm.tsx'));

type Paper = StaffPaper | PaperOfHealth;
type PaperListProps = {
  staffId: number;
  name: string;
  isHealth: boolean;
  papers: readonly Paper[];
  /** Whether the reader keeps them. */
  keeps: boolean;
};

/** The papers that somebody holds, those that were replaced or removed among them. */
export function PaperList({ staffId, name, isHealth, papers, keeps }: PaperListProps) {
  const { t } = useTranslation();
  const form = useDialog<Wanted>();
  const current = papers.filter(({ state }) => state === 'current');
  const former = papers.filter(({ state }) => state !== 'current');
  const item = (paper: Paper) => (
    <PaperItem key={paper.id} paper={paper} isHealth={isHealth} onWant={keeps ? form.open : undefined} />
  );
  return (
    <Section
      title={t('papers.held.title')}
      actions={
        keeps && (
          <Button icon={<Plus />} onClick={() => form.open({ verb: 'add' })} {...PaperForm.near}>
            {t('papers.add.button')}
          </Button>
        )
      }
    >
      {current.length === 0 && <p className="text-ink-soft">{t('papers.held.none')}</p>}
      <ul className="divide-y divide-line border-line border-y empty:hidden">{current.map(item)}</ul>
      {former.length > 0 && (
        <details className="mt-3">
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-action underline decoration-1 underline-offset-3">
            {t('papers.held.former', { count: former.length })}
          </summary>
          <ul className="divide-y divide-line border-line border-y">{former.map(item)}</ul>
        </details>
      )}
      {form.show((wanted, opened) => (
        <PaperForm staffId={staffId} name={name} isHealth={isHealth} wanted={wanted} {...opened} />
      ))}
    </Section>
  );
}

type PaperItemProps = { paper: Paper; isHealth: boolean; onWant: ((wanted: Wanted) => void) | undefined };

function PaperItem({ paper, isHealth, onWant }: PaperItemProps) {
  const { t } = useTranslation();
  const told = { failed: t('papers.notSaved') };
  const verified = { ...told, done: t('papers.verify.done') };
  const removed = { ...told, done: t('papers.remove.done') };
  const ofPaper = { verify: useAction(verifyPaper, verified), remove: useAction(removePaper, removed) };
  const ofHealth = { verify: useAction(verifyHealthPaper, verified), remove: useAction(removeHealthPaper, removed) };
  const { verify, remove } = isHealth ? ofHealth : ofPaper;
  const { title, state, issuer, number, issuedOn, expiresOn, verifiedAt, verifiedBy } = paper;
  const isCurrent = state === 'current';
  const ask = () =>
    confirmDelete({
      title: t('papers.remove.title'),
      text: t('papers.remove.text', { title }),
      label: t('papers.removeIt'),
      doDelete: () => remove.run({ params: { id: paper.id } }),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {title}
          {state !== 'current' && <Badge>{t(`papers.held.${state}`)}</Badge>}
          {isCurrent && verifiedAt === null && <Badge tone="highlight">{t('papers.verify.open')}</Badge>}
        </p>
        <p className="text-ink-soft text-sm tabular-nums">
          {expiresOn === null
            ? t('papers.held.issued', { date: formatDate(issuedOn) })
            : t('papers.held.issuedUntil', { date: formatDate(issuedOn), until: formatDate(expiresOn) })}
        </p>
        {(issuer || number) && (
          <p className="wrap-anywhere text-ink-soft text-sm">
            {[issuer, number && t('papers.held.number', { number })].filter(Boolean).join(' · ')}
          </p>
        )}
        {verifiedAt !== null && (
          <p className="text-ink-soft text-sm">
            {t('papers.verify.by', { name: verifiedBy ?? t('shell.appName'), date: formatDate(dayOf(verifiedAt)) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <PaperFile {...paper} />
        {onWant && isCurrent && (
          <>
            <Button
              variant="secondary"
              size="small"
              icon={<RefreshCw />}
              aria-label={t('papers.replace.of', { title })}
              onClick={() => onWant({ verb: 'replace', paper })}
              {...PaperForm.near}
            >
              {t('papers.replace.button')}
            </Button>
            <MoreMenu size="small" label={t('common.moreFor', { name: title })}>
              {verifiedAt === null && (
                <MenuItem icon={<ShieldCheck />} onSelect={() => verify.run({ params: { id: paper.id } })}>
                  {t('papers.verify.button')}
                </MenuItem>
              )}
              <MenuItem icon={<Pencil />} onSelect={() => onWant({ verb: 'edit', paper })}>
                {t('common.edit')}
              </MenuItem>
              <MenuItem danger icon={<Trash2 />} onSelect={ask}>
                {t('papers.removeIt')}
              </MenuItem>
            </MoreMenu>
          </>
        )}
      </div>
    </li>
  );
}
