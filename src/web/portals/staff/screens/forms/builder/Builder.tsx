import { Eye, PencilLine, Save, Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { problemsOf } from '#contract/forms-problems.ts';
import { PARENT_LANGUAGES } from '#contract/kernel/languages.ts';
import { writtenIn } from '#web/domains/forms/editing.ts';
import type { FormDetails } from '#web/domains/forms/library.ts';
import { useFormWords } from '#web/domains/forms/useFormWords.ts';
import { AskBeforeLeaving } from '#web/domains/preferences/AskBeforeLeaving.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { FormBadges } from '../FormBadges.tsx';
import { RenewalCard } from '../renewals/RenewalCard.tsx';
import { BlockList } from './BlockList.tsx';
import { ConflictAlert } from './ConflictAlert.tsx';
import { FormHead } from './FormHead.tsx';
import { FormPreview } from './FormPreview.tsx';
import { Publishing } from './Publishing.tsx';
import { useFormDraft } from './useFormDraft.ts';
import { Versions } from './Versions.tsx';

const SendForm = lazyDialog(() => import('../SendForm.tsx'));

/** A form while it is written: its blocks, what they look like, and what keeps it from being published. */
export function Builder({ form }: { form: FormDetails }) {
  const { t } = useTranslation();
  const words = useFormWords();
  const draft = useFormDraft(form);
  const { body, change, isChanged } = draft;
  const [added, setAdded] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<'write' | 'preview'>('write');
  const sending = useDialog();
  const written = writtenIn(body, PARENT_LANGUAGES);
  const languages = PARENT_LANGUAGES.filter((language) => written.includes(language) || added.includes(language));
  const problems = problemsOf(body);
  useEffect(SendForm.soon, []);
  const save = (
    <Button
      disabled={!isChanged}
      busy={draft.isSaving}
      busyLabel={t('common.saving')}
      icon={<Save className="size-5" />}
      onClick={() => void draft.save()}
    >
      {t('formsBuilder.save')}
    </Button>
  );
  return (
    <StaffPage
      title={words(body.title)}
      back={{ to: '/forms', label: t('formsLibrary.back') }}
      actions={
        <div className="flex flex-wrap gap-3 max-sm:hidden">
          {form.published !== null && !form.retiredAt && (
            <Button
              variant="secondary"
              icon={<Send className="size-5" />}
              onClick={() => sending.open()}
              {...SendForm.near}
            >
              {t('formsLibrary.send.button')}
            </Button>
          )}
          {save}
        </div>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <FormBadges form={form} />
        {form.published !== null && !form.retiredAt && (
          <Button variant="secondary" size="small" className="sm:hidden" onClick={() => sending.open()}>
            {t('formsLibrary.send.button')}
          </Button>
        )}
      </div>
      {draft.isConflict && <ConflictAlert onReplace={() => void draft.replaceTheirs()} onTake={draft.takeTheirs} />}
      <SegmentedControl
        className="xl:hidden"
        label={t('formsBuilder.show')}
        value={shown}
        onChange={(value) => setShown(value)}
        options={[
          { value: 'write', label: t('formsBuilder.write'), leading: <PencilLine className="size-4" /> },
          { value: 'preview', label: t('formsBuilder.preview.title'), leading: <Eye className="size-4" /> },
        ]}
      />
      <div className="grid min-w-0 grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className={`min-w-0 flex-col gap-5 xl:flex ${shown === 'write' ? 'flex' : 'hidden'}`}>
          <FormHead
            body={body}
            languages={languages}
            onChange={change}
            onAddLanguage={(language) => setAdded([...added, language])}
            onDropLanguage={(language) => setAdded(added.filter((one) => one !== language))}
          />
          <BlockList body={body} languages={languages} problems={problems} onChange={change} />
          <Publishing
            form={form}
            body={body}
            problems={problems}
            isChanged={isChanged}
            isPublishing={draft.isPublishing}
            onPublish={draft.publish}
          />
          {form.published !== null && <RenewalCard form={form} />}
          <Versions form={form} />
        </div>
        <div
          className={`min-w-0 xl:sticky xl:top-20 xl:block xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto ${shown === 'preview' ? 'block' : 'hidden'}`}
        >
          <FormPreview body={body} />
        </div>
      </div>
      <ActionBar className="sm:hidden">{save}</ActionBar>
      <AskBeforeLeaving unsaved={isChanged ? words(body.title) : ''} />
      {sending.show((_, opened) => (
        <SendForm form={form} {...opened} />
      ))}
    </StaffPage>
  );
}
