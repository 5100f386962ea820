import { ChangeText } from '#web/domains/child-file/ChangeText.tsx';
import { type FileChange, withdrawChange } from '#web/domains/child-file/queries.ts';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';

const TONES = { waiting: 'info', accepted: 'success', declined: 'attention', withdrawn: 'neutral' } as const;

/** What one proposed and what became of it; nothing where there is none. */
export function OwnFileChanges({ changes }: { changes: readonly FileChange[] }) {
  const { t } = useTranslation();
  const waiting = changes.filter(({ state }) => state === 'waiting');
  const answered = changes.filter(({ state }) => state !== 'waiting');
  if (changes.length === 0) return null;
  return (
    <Card as="section" title={t('childFile.family.proposed')} description={t('childFile.family.proposedText')}>
      {waiting.length === 0 && <p className="text-ink-soft">{t('childFile.family.noneWaiting')}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {waiting.map((change) => (
          <OwnFileChange key={change.id} change={change} />
        ))}
      </ul>
      {answered.length > 0 && (
        <details className="mt-3">
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-action underline decoration-1 underline-offset-3">
            {t('childFile.family.answered', { count: answered.length })}
          </summary>
          <ul className="divide-y divide-line">
            {answered.map((change) => (
              <OwnFileChange key={change.id} change={change} />
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function OwnFileChange({ change }: { change: FileChange }) {
  const { t } = useTranslation();
  const { run } = useAction(withdrawChange, {
    done: t('childFile.family.withdrawn'),
    failed: t('childFile.notSaved'),
  });
  const { id, kind, state, proposedAt, declineReason } = change;
  const what = t(`childFile.changeKinds.${kind}`);
  const ask = () =>
    confirmDelete({
      title: t('childFile.family.withdrawTitle'),
      text: t('childFile.family.withdrawText'),
      label: t('childFile.family.withdraw'),
      doDelete: () => run({ params: { id } }),
    });
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{what}</span>
        <Badge tone={TONES[state]}>{t(`childFile.states.${state}`)}</Badge>
        <span className="text-ink-soft text-sm">{formatDate(dayOf(proposedAt))}</span>
      </p>
      {state === 'waiting' && <ChangeText change={change} />}
      {declineReason && <p className="wrap-anywhere whitespace-pre-line">{declineReason}</p>}
      {state === 'waiting' && (
        <Button
          variant="quiet"
          size="small"
          className="-ms-3 self-start"
          aria-label={t('childFile.family.withdrawOf', { what })}
          onClick={ask}
        >
          {t('childFile.family.withdraw')}
        </Button>
      )}
    </li>
  );
}
