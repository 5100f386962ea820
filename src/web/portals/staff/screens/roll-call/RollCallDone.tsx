import { childrenOf, missingOf, type Progress } from '#web/domains/roll-call/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { Calls } from './Calls.tsx';

type RollCallDoneProps = { finished: Progress; fate: 'sent' | 'waiting' | 'refused'; onAgain(): void };

/** What a roll call found: who is missing stands at the top, with whom to call. Of one that is refused the screen's top says so. */
export function RollCallDone({ finished, fate, onAgain }: RollCallDoneProps) {
  const { t } = useTranslation();
  const missing = missingOf(finished);
  const total = childrenOf(finished.list).length;
  return (
    <div data-screen-only className="flex flex-col gap-5">
      {missing.length > 0 ? (
        <section className="flex flex-col gap-3">
          <Heading level={2} size="large">
            {t('rollCall.done.missing', { count: missing.length })}
          </Heading>
          <ul className="grid gap-3 lg:grid-cols-2">
            {missing.map((child) => (
              <li
                key={child.childId}
                className="flex flex-col gap-2 rounded-md border-2 border-attention bg-surface p-4"
              >
                <p className="text-xl">
                  <span className="private font-semibold">
                    {child.firstName} {child.lastName}
                  </span>
                  <span className="text-ink-soft"> · {child.room}</span>
                </p>
                <Calls child={child} />
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <Alert tone="success" title={t('rollCall.done.all', { count: total })} />
      )}
      <p role="status" className="text-lg">
        {fate !== 'refused' && t(`rollCall.done.${fate}`)}
      </p>
      <Button size="large" variant="secondary" className="self-start" onClick={onAgain}>
        {t('rollCall.done.again')}
      </Button>
    </div>
  );
}
