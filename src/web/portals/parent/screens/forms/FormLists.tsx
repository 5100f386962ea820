import { useQuery } from '@tanstack/react-query';
import { FileCheck, PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { inLanguage } from '#contract/forms-asked.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { type OwnForm, ownForms } from '#web/domains/forms/family-queries.ts';
import { spokenIn } from '#web/domains/forms/rules.ts';
import { HOMES } from '#web/lib/session.ts';
import { dayOf, formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Private } from '#web/ui/Private.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { FormStateBadge } from './FormStateBadge.tsx';
import { stateOf } from './rules.ts';

/** The forms that a guardian is asked for, those to sign first, by the day until which they are due (forms-39). */
export function FormLists() {
  const { t } = useTranslation();
  const forms = useQuery(ownForms);
  return (
    <ParentPage title={t('formsFamily.title')} subtitle={t('formsFamily.subtitle')} back={HOMES.parent}>
      <Loaded
        query={forms}
        failed={t('formsFamily.failed')}
        skeleton={
          <Card>
            <SkeletonText label={t('formsFamily.loading')} lines={5} />
          </Card>
        }
        empty={
          <Card>
            <EmptyState level={2} icon={<FileCheck />} title={t('formsFamily.none')}>
              {t('formsFamily.noneText')}
            </EmptyState>
          </Card>
        }
      >
        {(all) => <OpenAndDone all={all} />}
      </Loaded>
    </ParentPage>
  );
}

function OpenAndDone({ all }: { all: readonly OwnForm[] }) {
  const { t } = useTranslation();
  const open = all.filter(({ isDone }) => !isDone);
  const done = all.filter(({ isDone }) => isDone).toReversed();
  return (
    <>
      {open.length > 1 && (
        <Alert
          action={
            <Button asChild icon={<PenLine className="size-5" />}>
              <Link to="/parent-forms/packet">{t('formsFamily.packet.begin', { count: open.length })}</Link>
            </Button>
          }
        >
          {t('formsFamily.packet.offer')}
        </Alert>
      )}
      <Section title={t('formsFamily.open')}>
        {open.length === 0 ? <p className="text-ink-soft">{t('formsFamily.noneOpen')}</p> : <Rows forms={open} />}
      </Section>
      {done.length > 0 && (
        <Section title={t('formsFamily.done')}>
          <Rows forms={done} />
        </Section>
      )}
    </>
  );
}

const Rows = ({ forms }: { forms: readonly OwnForm[] }) => (
  <ul className="grid gap-3 lg:grid-cols-2">
    {forms.map((form) => (
      <FormRow key={form.id} form={form} />
    ))}
  </ul>
);

function FormRow({ form }: { form: OwnForm }) {
  const { t, i18n } = useTranslation();
  const today = useCenterToday();
  const language = i18n.language as Language;
  const { id, formTitle, childName, dueOn, isDone, answeredAt } = form;
  return (
    <li className="relative flex min-w-0 flex-col gap-1.5 rounded-lg border border-line bg-surface p-4 shadow-card hover:border-line-strong sm:p-5">
      <h3 className="wrap-anywhere font-semibold text-lg leading-snug">
        <Link
          to={`/parent-forms/${id}`}
          lang={spokenIn(formTitle, language)}
          className="after:absolute after:inset-0 after:rounded-lg"
        >
          {inLanguage(formTitle, language)}
        </Link>
      </h3>
      <p className="text-ink-soft">
        <Private>{childName}</Private>
      </p>
      <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1.5 pt-1.5">
        <FormStateBadge state={stateOf(form, today)} />
        <span className="text-ink-soft text-sm">
          {isDone
            ? answeredAt !== null && formatDate(dayOf(answeredAt))
            : dueOn !== null && t('formsFamily.due', { date: formatDate(dueOn) })}
        </span>
      </p>
    </li>
  );
}
