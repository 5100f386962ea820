import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { ChangeText } from '#web/domains/child-file/ChangeText.tsx';
import { answerChange, type FileChange } from '#web/domains/child-file/queries.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';

const DeclineChange = lazyDialog(() => import('./DeclineChange.tsx'));

type WaitingChangesProps = {
  changes: readonly FileChange[];
  /** Of several children: each is named. */
  isNamed?: boolean;
};

/** What families propose; staff accept or decline it. */
export function WaitingChanges({ changes, isNamed = false }: WaitingChangesProps) {
  const declining = useDialog<FileChange>();
  return (
    <>
      <ul className="divide-y divide-line">
        {changes.map((change) => (
          <Waiting key={change.id} change={change} isNamed={isNamed} onDecline={() => declining.open(change)} />
        ))}
      </ul>
      {declining.show((change, opened) => (
        <DeclineChange change={change} {...opened} />
      ))}
    </>
  );
}

type WaitingProps = { change: FileChange; isNamed: boolean; onDecline(): void };

function Waiting({ change, isNamed, onDecline }: WaitingProps) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(answerChange, {
    done: t('childFile.changes.accepted'),
    failed: t('childFile.notSaved'),
  });
  const { id, child, kind, proposedBy, proposedAt } = change;
  const what = t(`childFile.changeKinds.${kind}`);
  const name = fullName(child);
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <div>
        <p className="wrap-anywhere font-semibold">
          {isNamed && (
            <>
              <TextLink asChild className="inline-block pointer-coarse:-my-1.5 pointer-coarse:py-2.5">
                <Link to={`/children/${child.id}/file`}>{name}</Link>
              </TextLink>
              {' · '}
            </>
          )}
          {what}
        </p>
        <p className="text-ink-soft text-sm">
          {t('childFile.changes.by', { name: proposedBy ?? '', date: formatDate(dayOf(proposedAt)) })}
        </p>
      </div>
      <ChangeText change={change} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<Check />}
          busy={isPending}
          aria-label={t('childFile.changes.acceptOf', { name, what })}
          onClick={() => run({ params: { id }, body: { isAccepted: true } })}
        >
          {t('childFile.changes.accept')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('childFile.changes.declineOf', { name, what })}
          onClick={onDecline}
          {...DeclineChange.near}
        >
          {t('childFile.changes.decline')}
        </Button>
      </div>
    </li>
  );
}
