import type { Language } from '#contract/kernel/languages.ts';

/** Amounts in cents as papers and mails of a language say them. */
export function moneyIn(language: Language): (cents: number) => string {
  const money = new Intl.NumberFormat(language === 'en' ? 'en-US' : language, { style: 'currency', currency: 'USD' });
  return (cents) => money.format(cents / 100);
}
