/** How a language writes dates, numbers and money here: Spanish as in the United States, with 5:30 p.m. and $120.00. */
export const localeOf = (language: string | undefined): string => (language === 'es' ? 'es-US' : (language ?? 'en'));
