import type { ResourceLanguage } from 'i18next';

/** Every English file, each fetched when it is asked for: './en/accounts.json'. */
export const ENGLISH = import.meta.glob<ResourceLanguage>('./en/*.json', { import: 'default' });
