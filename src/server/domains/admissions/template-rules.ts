import { TEMPLATE_FIELDS, type TemplateField } from '#contract/admissions-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { type HttpError, invalid } from '#server/kernel/http-error.ts';
import { withValues } from '#server/kernel/i18n/translate.ts';

/** A subject and a text in one language. */
export interface TemplateText {
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
}

const FIELD = /\{([^{}]*)\}/g;
const fieldsIn = (text: string): string[] => [...text.matchAll(FIELD)].map(([, name = '']) => name);
const isField = (name: string): name is TemplateField => TEMPLATE_FIELDS.some((one) => one === name);

/** Refuses a field that nobody fills in, and a language that is there twice. */
export function checkTemplate(texts: readonly TemplateText[]): HttpError | null {
  const languages = texts.map(({ language }) => language);
  if (new Set(languages).size < languages.length) return invalid({ texts: 'Write each language once' });
  for (const [at, { subject, text }] of texts.entries())
    for (const [key, value] of [
      ['subject', subject],
      ['text', text],
    ] as const) {
      const unknown = fieldsIn(value).find((name) => !isField(name));
      if (unknown !== undefined)
        return invalid({
          [`texts.${at}.${key}`]: withValues('There is no field {{field}}', { field: `{${unknown}}` }),
        });
    }
  return null;
}

/** What stands for each field; null: there is nothing, such as no tour. */
export type Filling = Readonly<Record<TemplateField, string | null>>;

/** A text with its fields filled in. What has nothing stays as it is, for whoever sends it to see. */
export const filled = (text: string, filling: Filling): string =>
  text.replace(FIELD, (whole, name: string) => (isField(name) ? (filling[name] ?? whole) : whole));

/** The fields that are not filled in yet. */
export const openFields = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(fieldsIn).filter(isField)),
];

/** The text in the reader's language; without it in English, else in the first there is. */
export const textFor = (texts: readonly TemplateText[], language: Language): TemplateText | undefined =>
  texts.find((one) => one.language === language) ?? texts.find((one) => one.language === 'en') ?? texts[0];
