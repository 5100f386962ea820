import { Plus, Trash2 } from 'lucide-react';
import { CONTENT_LIMIT } from '#contract/messages-limits.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { ComposerOptions } from './options.ts';
import { canAnnounce, type Text, type Values } from './values.ts';

type AnnouncementFieldsProps = {
  values: Values;
  options: ComposerOptions;
  onChange(to: Partial<Values>): void;
  error: string | undefined;
};

/** Makes it an announcement, told in further languages: each family reads its own. */
export function AnnouncementFields({ values, options, onChange, error }: AnnouncementFieldsProps) {
  const { t } = useTranslation();
  const { isAnnouncement, texts, language } = values;
  if (!canAnnounce(values) || options.languages.length === 0) return null;
  const others = options.languages.filter((one) => one !== language && !texts.some((text) => text.language === one));
  const write = (changed: Text) =>
    onChange({ texts: texts.map((text) => (text.language === changed.language ? changed : text)) });
  return (
    <div className="grid gap-4 rounded-lg border border-line px-4 py-2">
      <Switch
        label={t('messages.compose.announcement')}
        hint={t('messages.compose.announcementHint')}
        checked={isAnnouncement}
        onChange={(event) => onChange({ isAnnouncement: event.target.checked })}
      />
      {isAnnouncement && (
        <>
          {texts.map((text) => (
            <fieldset key={text.language} className="grid gap-3 border-line border-t pt-3">
              <legend className="sr-only">{t(`messages.languages.${text.language}`)}</legend>
              <div className="flex items-center justify-between">
                <span className="font-semibold">{t(`messages.languages.${text.language}`)}</span>
                <IconButton
                  label={t('messages.compose.removeLanguage', {
                    language: t(`messages.languages.${text.language}`),
                  })}
                  onClick={() => onChange({ texts: texts.filter((one) => one !== text) })}
                >
                  <Trash2 />
                </IconButton>
              </div>
              <Field label={t('messages.compose.subject')} required>
                <TextInput
                  lang={text.language}
                  value={text.subject}
                  maxLength={200}
                  onChange={(event) => write({ ...text, subject: event.target.value })}
                />
              </Field>
              <Field label={t('messages.compose.content')} required>
                <TextArea
                  lang={text.language}
                  value={text.content}
                  maxLength={CONTENT_LIMIT}
                  onChange={(event) => write({ ...text, content: event.target.value })}
                />
              </Field>
            </fieldset>
          ))}
          {error && (
            <p role="alert" className="text-attention-ink text-sm">
              {error}
            </p>
          )}
          {others.length > 0 && (
            <div className="flex flex-wrap gap-2 pb-2">
              {others.map((one) => (
                <Button
                  key={one}
                  variant="secondary"
                  size="small"
                  icon={<Plus />}
                  onClick={() => onChange({ texts: [...texts, { language: one, subject: '', content: '' }] })}
                >
                  {t('messages.compose.addLanguage', { language: t(`messages.languages.${one}`) })}
                </Button>
              ))}
            </div>
          )}
        </>
      )}
    </div>
  );
}
