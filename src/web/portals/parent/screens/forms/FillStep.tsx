import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/kernel/languages.ts';
import { FormBlocks } from '#web/domains/forms/FormBlocks.tsx';
import { OwnFormFiles } from '#web/domains/forms/FormFiles.tsx';
import { type OwnFormWithBody, ownForm, refuseForm } from '#web/domains/forms/family-queries.ts';
import { Said } from '#web/domains/forms/Said.tsx';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ReasonDialog } from '#web/ui/ReasonDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { DraftProgress } from './DraftProgress.tsx';
import { useFormDraft } from './useFormDraft.ts';

type FillStepProps = {
  form: OwnFormWithBody;
  language: Language;
  /** The server has everything, and nothing is missing. */
  onDone(): void;
  onBack?(): void;
};

/** One form, to fill in; where another guardian has signed already, to read what they answered. */
export function FillStep(props: FillStepProps) {
  const { form, language } = props;
  const { t } = useTranslation();
  return (
    <>
      {form.dueOn !== null && (
        <p className="-mt-2 text-ink-soft">{t('formsFamily.due', { date: formatDate(form.dueOn) })}</p>
      )}
      {form.body.intro && (
        <p className="max-w-prose">
          <Said words={form.body.intro} language={language} />
        </p>
      )}
      <OwnFormFiles requestId={form.id}>{form.isFixed ? <Fixed {...props} /> : <Filling {...props} />}</OwnFormFiles>
    </>
  );
}

function Fixed({ form, language, onDone, onBack }: FillStepProps) {
  const { t } = useTranslation();
  return (
    <>
      <Alert>{t('formsFamily.fixed')}</Alert>
      <Card>
        <FormBlocks body={form.body} language={language} answers={form.answers} />
      </Card>
      <StepActions formId={form.id} onNext={onDone} onBack={onBack} />
    </>
  );
}

function Filling({ form, language, onDone, onBack }: FillStepProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { keeper, state } = useFormDraft(form);
  /** How often one wanted to go on and could not. */
  const [tries, setTries] = useState(0);
  const [isGoing, setGoing] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const lacking = tries > 0 ? Object.fromEntries(state.missing.map((path) => [path, t('formsFamily.missing')])) : {};
  const problems = { ...lacking, ...state.problems };
  const { id } = form;

  useEffect(() => {
    // Another guardian has signed, or it was withdrawn: what holds now is read.
    if (state.progress === 'over') void client.invalidateQueries({ queryKey: ownForm(id).queryKey });
  }, [state.progress, client, id]);

  useEffect(() => {
    // Where it says what is wrong or missing, once it does.
    const wrong = tries > 0 && top.current?.querySelector<HTMLElement>(WRONG);
    if (!wrong) return;
    wrong.focus();
    wrong.scrollIntoView({ block: 'center' });
  }, [tries]);

  const next = async () => {
    setGoing(true);
    const isKept = await keeper.keep();
    setGoing(false);
    const { missing, answers } = keeper.state();
    if (!isKept || missing.length > 0) return setTries((before) => before + 1);
    // What is read and signed next is what the server has.
    client.setQueryData(
      ownForm(id).queryKey,
      (known) => known && { ...known, answers, version: keeper.version(), missing: [] },
    );
    onDone();
  };

  return (
    <div ref={top} className="contents">
      {state.elsewhere && (
        <Alert
          tone="warning"
          title={t('formsFamily.elsewhere')}
          action={
            <Button variant="secondary" size="small" onClick={keeper.takeElsewhere}>
              {t('formsFamily.takeElsewhere')}
            </Button>
          }
        >
          {t('formsFamily.elsewhereText')}
        </Alert>
      )}
      {form.isPrefilled && (
        <Alert>
          {form.lastSignedOn === null
            ? t('formsFamily.prefilled')
            : t('formsFamily.signedLast', { date: formatDate(form.lastSignedOn) })}
        </Alert>
      )}
      <Card>
        <FormBlocks
          body={form.body}
          language={language}
          answers={state.answers}
          problems={problems}
          onChange={keeper.change}
        />
      </Card>
      <DraftProgress progress={state.progress} />
      <StepActions formId={id} onNext={next} onBack={onBack} isBusy={isGoing} />
    </div>
  );
}

const WRONG = '[aria-invalid="true"], [data-problem] :is(input, select, textarea, button)';

type StepActionsProps = { formId: number; isBusy?: boolean; onNext(): void; onBack?: (() => void) | undefined };

function StepActions({ formId, isBusy = false, onNext, onBack }: StepActionsProps) {
  const { t } = useTranslation();
  const refusing = useDialog();
  return (
    <>
      <Button variant="quiet" className="-ms-4 self-start" onClick={() => refusing.open()}>
        {t('formsFamily.refuse.ask')}
      </Button>
      <ActionBar>
        {onBack && (
          <Button variant="secondary" onClick={onBack}>
            {t('common.back')}
          </Button>
        )}
        <Button size="large" busy={isBusy} busyLabel={t('common.saving')} onClick={onNext}>
          {t('common.continue')}
        </Button>
      </ActionBar>
      {refusing.show((_, opened) => (
        <ReasonDialog
          {...opened}
          action={refuseForm}
          sent={(reason) => ({ params: { id: formId }, body: { reason: reason.trim() || null } })}
          title={t('formsFamily.refuse.title')}
          description={t('formsFamily.refuse.text')}
          hint={t('formsFamily.refuse.hint')}
          submit={t('formsFamily.refuse.submit')}
          done={t('formsFamily.refuse.done')}
          failed={t('formsFamily.refuse.failed')}
          danger
        />
      ))}
    </>
  );
}
