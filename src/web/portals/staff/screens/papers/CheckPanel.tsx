import { switchCheck, type TeamPapers } from '#web/domains/papers/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { Switch } from '#web/ui/Switch.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Switches whether people without a paper that care depends on count for the ratio, and says whom that would keep out. */
export function CheckPanel({ team: { check } }: { team: TeamPapers }) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(switchCheck, {
    done: (_, { body }) => t(body.isOn ? 'papers.check.switchedOn' : 'papers.check.switchedOff'),
    failed: t('papers.notSaved'),
  });
  const change = (isOn: boolean) => run({ body: { isOn, version: check.version } });
  const people = check.blocked.map(({ staffId, name, lacks }) => (
    <li key={staffId}>
      <span className="font-medium text-ink">{name}</span>
      {lacks.length > 0 && <> – {lacks.join(' · ')}</>}
    </li>
  ));
  const ask = (isOn: boolean) =>
    isOn && check.blocked.length > 0
      ? confirmFirst({
          title: t('papers.check.title'),
          text: (
            <>
              <p>{t('papers.check.would', { count: check.blocked.length })}</p>
              <ul className="mt-2 list-disc ps-5">{people}</ul>
            </>
          ),
          label: t('papers.check.switchOn'),
          act: () => change(true),
        })
      : void change(isOn);
  return (
    <Card title={t('papers.check.title')} description={t('papers.check.text')}>
      <Switch
        label={t('papers.check.label')}
        checked={check.isOn}
        disabled={isPending}
        onChange={({ target }) => ask(target.checked)}
      />
      <p className="mt-1 text-ink-soft text-sm">
        {check.blocked.length === 0
          ? t('papers.check.nobody')
          : t(check.isOn ? 'papers.check.does' : 'papers.check.would', { count: check.blocked.length })}
      </p>
      {people.length > 0 && <ul className="mt-2 list-disc ps-5 text-ink-soft text-sm">{people}</ul>}
    </Card>
  );
}
