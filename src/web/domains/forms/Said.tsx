import { inLanguage } from '#contract/forms-asked.ts';
import type { Words } from '#contract/forms-blocks.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { spokenIn } from './rules.ts';

/** What a form says, in a language; screen readers hear which one it is written in. */
export function Said({ words, language }: { words: Words; language: Language }) {
  return (
    <span lang={spokenIn(words, language)} className="wrap-anywhere whitespace-pre-line">
      {inLanguage(words, language)}
    </span>
  );
}
