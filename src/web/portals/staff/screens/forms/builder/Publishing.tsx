import { BadgeCheck } from 'lucide-react';
import type { FormBody } from '#contract/forms-blocks.ts';
import type { FormProblem } from '#contract/forms-problems.ts';
import { blockAt, placeOf } from '#web/domains/forms/editing.ts';
import type { FormDetails } from '#web/domains/forms/library.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { BLOCK_ICONS } from './blockIcons.ts';
import { useBlockName } from './useBlockName.ts';

type PublishingProps = {
  form: FormDetails;
  body: FormBody;
  problems: Readonly<Record<string, FormProblem>>;
  isChanged: boolean;
  isPublishing: boolean;
  onPublish(): unknown;
};

/** Publishes what is saved; before, says what keeps it from that, with the way to each. */
export function Publishing({ form, body, problems, isChanged, isPublishing, onPublish }: PublishingProps) {
  const { t } = useTranslation();
  const isUpToDate = form.published !== null && !form.isChanged && !isChanged;
  const found = Object.entries(problems);
  const next = (form.published ?? 0) + 1;
  const text = form.retiredAt
    ? t('formsBuilder.publish.retired')
    : isUpToDate
      ? t('formsBuilder.publish.upToDate', { number: form.published ?? 1 })
      : isChanged
        ? t('formsBuilder.publish.saveFirst')
        : t('formsBuilder.publish.text', { number: next });
  return (
    <Card as="section" title={t('formsBuilder.publish.title')} description={text}>
      {found.length > 0 && (
        <Alert tone="warning" className="mb-4" title={t('formsBuilder.publish.problems', { count: found.length })}>
          <ul className="mt-1">
            {found.map(([path, problem]) => (
              <ProblemLink key={path} path={path} problem={problem} body={body} />
            ))}
          </ul>
        </Alert>
      )}
      <Button
        variant="secondary"
        icon={<BadgeCheck className="size-5" />}
        disabled={isUpToDate || isChanged || found.length > 0 || form.retiredAt !== null}
        busy={isPublishing}
        busyLabel={t('common.saving')}
        onClick={() =>
          confirmFirst({
            title: t('formsBuilder.publish.ask', { number: next }),
            text: t('formsBuilder.publish.askText'),
            label: t('formsBuilder.publish.button'),
            act: onPublish,
          })
        }
      >
        {t('formsBuilder.publish.button')}
      </Button>
    </Card>
  );
}

/** What is wrong, and the way to the block it is in. */
function ProblemLink({ path, problem, body }: { path: string; problem: FormProblem; body: FormBody }) {
  const { t } = useTranslation();
  const nameOf = useBlockName();
  const place = placeOf(path, body);
  const block = place && blockAt(body, place);
  const text = t(`formsBuilder.problems.${problem}`);
  if (!place || !block) return <li className="py-1">{text}</li>;
  const Icon = BLOCK_ICONS[block.kind];
  return (
    <li>
      <button
        type="button"
        className="flex min-h-11 w-full items-center gap-2 text-start underline underline-offset-3"
        onClick={() => document.querySelector<HTMLElement>(`[data-place="${place.join('-')}"]`)?.focus()}
      >
        <Icon className="size-4.5 shrink-0" aria-hidden="true" />
        <span className="wrap-anywhere">{t('formsBuilder.publish.at', { name: nameOf(block), text })}</span>
      </button>
    </li>
  );
}
