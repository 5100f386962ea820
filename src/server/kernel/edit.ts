/** Some of what can be said of a thing; a key that is left out, or undefined, stays as it is. */
export type Edit<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** An edit with the version that it is based on; without one the last write wins (http-5). */
export type BasedEdit<T> = Edit<T> & { readonly version?: number | undefined };

/** What an edit gives, without the keys that it leaves out. */
export const given = <T extends object>(edit: T) =>
  Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
