import { Pencil } from 'lucide-react';
import type { FormBody } from '#contract/forms-blocks.ts';
import { type Language, PARENT_LANGUAGES } from '#contract/kernel/languages.ts';
import { countMissing, withoutLanguage } from '#web/domains/forms/editing.ts';
import { useFormWords } from '#web/domains/forms/useFormWords.ts';
import { LANGUAGE_NAMES } from '#web/domains/preferences/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { Field } from '#web/ui/Field.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';

const HeadDialog = lazyDialog(() => import('./HeadDialog.tsx'));

type FormHeadProps = {
  body: FormBody;
  languages: readonly Language[];
  onChange(body: FormBody): void;
  onAddLanguage(language: Language): void;
  onDropLanguage(language: Language): void;
};

/** What a form is called and begins with, and in which languages it is written. */
export function FormHead({ body, languages, onChange, onAddLanguage, onDropLanguage }: FormHeadProps) {
  const { t } = useTranslation();
  const words = useFormWords();
  const editing = useDialog();
  const toggle = (language: Language, isOn: boolean) => {
    if (isOn) return onAddLanguage(language);
    const drop = () => {
      onDropLanguage(language);
      onChange(withoutLanguage(body, language));
      return true;
    };
    if (withoutLanguage(body, language) === body) return drop();
    confirmDelete({
      title: t('formsBuilder.languages.dropTitle', { language: LANGUAGE_NAMES[language] }),
      text: t('formsBuilder.languages.dropText'),
      label: t('formsBuilder.languages.drop'),
      doDelete: drop,
    });
  };
  return (
    <Card
      as="section"
      title={t('formsBuilder.head.title')}
      action={
        <Button
          variant="quiet"
          size="small"
          icon={<Pencil className="size-4" />}
          aria-label={t('formsBuilder.head.edit')}
          onClick={() => editing.open()}
          {...HeadDialog.near}
        >
          {t('common.edit')}
        </Button>
      }
    >
      <p className="wrap-anywhere font-semibold">{words(body.title)}</p>
      {body.intro && <p className="wrap-anywhere mt-1 whitespace-pre-line text-ink-soft">{words(body.intro)}</p>}
      <Field group label={t('formsBuilder.languages.title')} hint={t('formsBuilder.languages.hint')} className="mt-4">
        <div className="grid gap-x-4 sm:grid-cols-2">
          {PARENT_LANGUAGES.map((language) => {
            const isOn = languages.includes(language);
            const missing = isOn ? countMissing(body, language) : 0;
            return (
              <Checkbox
                key={language}
                label={<span lang={language}>{LANGUAGE_NAMES[language]}</span>}
                checked={isOn}
                disabled={language === 'en'}
                hint={missing > 0 && t('formsBuilder.languages.missing', { count: missing })}
                onChange={({ target }) => toggle(language, target.checked)}
              />
            );
          })}
        </div>
      </Field>
      {editing.show((_, opened) => (
        <HeadDialog body={body} languages={languages} onChange={onChange} {...opened} />
      ))}
    </Card>
  );
}
