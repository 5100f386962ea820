// How money comes, without zod: the screens hold it too.

/** How money came; `online` is the payment provider's and is never recorded by hand. */
export const METHODS = ['cash', 'check', 'ach', 'zelle', 'card', 'other', 'online'] as const;
export const STAFF_METHODS = ['cash', 'check', 'ach', 'zelle', 'card', 'other'] as const;
