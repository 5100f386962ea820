import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RULE_TOPICS } from '#contract/compliance-choices.ts';
import { chooseRules, ruleChoice } from '#web/domains/compliance/queries.ts';
import type { RulePack } from '#web/domains/compliance/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Which state's rules the center goes by, and every rule with where it comes from. */
export function RulesPanel() {
  const { t } = useTranslation();
  const query = useQuery(ruleChoice);
  const { run, isPending } = useAction(chooseRules, {
    done: t('compliance.rules.saved'),
    failed: { title: t('compliance.rules.saveFailed'), description: '' },
  });
  const [picked, setPicked] = useState<string>();
  return (
    <Loaded query={query} failed={t('compliance.rules.failed')} skeleton={<Skeleton className="h-96" />}>
      {(data) => {
        const shown = data.packs.find(({ id }) => id === (picked ?? data.chosen)) ?? data.packs[0];
        const save = (pack: string) => run({ body: { pack, version: data.version } });
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
      }}
    </Loaded>
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
                .map(({ text, source, evidence }) => (
                  <li key={text} className="border-line border-s-2 ps-3">
                    <p>{text}</p>
                    <p className="text-ink-soft text-sm">
                      {source} · {t(`compliance.rules.evidences.${evidence}`)}
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
