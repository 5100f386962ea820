import type { ResourceLanguage } from 'i18next';

/** The texts of the languages beside English, each file fetched when it is asked for: './es/accounts.json'. */
export const OTHERS = import.meta.glob<ResourceLanguage>('./{de,es,fr}/*.json', { import: 'default' });
