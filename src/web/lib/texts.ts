import i18next from 'i18next';
import { AFTER_TWELVE_HOURS } from '#contract/kernel/date-format.ts';
import type english from '#web/locales/english.ts';

/** A text that exists, by its place in the English files, file first. Its forms for one and for many are one text. */
export type TextKey = KeysOf<typeof english>;

/** What is put into a text's places; `count` also chooses the form. */
export type TextValues = { readonly count?: number } & Readonly<Record<string, unknown>>;

/**
 * Says a text. Our own type: that of i18next asks of each call which of all texts it might return, which costs the compiler
 * more than all the rest of the program.
 */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** Says a text in the language of the moment; what is drawn asks `useTranslation`, which draws it anew in another. */
export const translate: Translate = (key, values) => i18next.t(key, values ?? {}).replace(AFTER_TWELVE_HOURS, '');

type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutForm<Key> : `${Key}.${KeysOf<Texts[Key]>}`;
}[keyof Texts & string];

type WithoutForm<Key extends string> = Key extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem : Key;
