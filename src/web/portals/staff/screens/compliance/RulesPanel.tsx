import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RULE_TOPICS } from '../../../../../contract/compliance-choices.ts';
import { chooseRules, ruleChoice } from '../../../../domains/compliance/queries.ts';
import type { RulePack } from '../../../../domains/compliance/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { formatDate } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Heading } from '../../../../ui/Heading.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { toast } from '../../../../ui/toast.ts';

/** Which state's rules the center goes by, and every rule with where it comes from. */
export function RulesPanel() {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(ruleChoice);
  const { mutate, isPending } = useMutation(chooseRules);
  const [picked, setPicked] = useState<string>();
  if (!data) {
    return isError ? (
      <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
        {t('compliance.rules.failed')}
      </Alert>
    ) : (
      <Skeleton className="h-96" />
    );
  }
  const shown = data.packs.find(({ id }) => id === (picked ?? data.chosen)) ?? data.packs[0];
  const save = (pack: string) =>
    mutate(
      { body: { pack, version: data.version } },
      {
        onSuccess: () => toast({ variant: 'success', title: t('compliance.rules.saved') }),
        onError: (error) =>
          toast({ variant: 'error', title: t('compliance.rules.saveFailed'), description: reasonOf(error, '') }),
      },
    );
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <Alert tone="warning" title={t('compliance.rules.caution')}>
        {t('compliance.rules.cautionText')}
      </Alert>
      <Card title={t('compliance.rules.title')} description={t('compliance.rules.text')}>
        <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,20rem)_auto] sm:justify-start">
          <Field label={t('compliance.rules.state')}>
            <Select
              value={shown?.id}
              onChange={(event) => setPicked(event.target.value)}
              options={data.packs.map(({ id, region }) => ({ value: id, label: region }))}
            />
          </Field>
          {shown && shown.id !== data.chosen ? (
            <Button busy={isPending} onClick={() => save(shown.id)}>
              {t('compliance.rules.save')}
            </Button>
          ) : (
            <p className="pb-2.5">
              <Badge tone="success">{t('compliance.rules.inUse')}</Badge>
            </p>
          )}
        </div>
      </Card>
      {shown && <PackFacts pack={shown} />}
    </div>
  );
}

function PackFacts({ pack }: { pack: RulePack }) {
  const { t } = useTranslation();
  const topics = RULE_TOPICS.filter((topic) => pack.facts.some((fact) => fact.topic === topic));
  return (
    <Card
      title={pack.region}
      description={t('compliance.rules.version', { version: pack.version, date: formatDate(pack.foundOn) })}
    >
      <div className="flex flex-col gap-6">
        {topics.map((topic) => (
          <section key={topic} className="grid gap-x-6 gap-y-2 md:grid-cols-[11rem_minmax(0,1fr)]">
            <Heading level={3} size="small">
              {t(`compliance.rules.topics.${topic}`)}
            </Heading>
            <ul className="flex flex-col gap-3">
              {pack.facts
                .filter((fact) => fact.topic === topic)
                .map(({ text, source, standing }) => (
                  <li key={text} className="border-line border-s-2 ps-3">
                    <p>{text}</p>
                    <p className="text-ink-soft text-sm">
                      {source} · {t(`compliance.rules.standings.${standing}`)}
                    </p>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}
