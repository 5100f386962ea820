const PREFIX = 'draft:';

/** What somebody is typing, kept in this tab until it is sent; it survives a reload and ends at the sign-out. */
export interface Draft<Values> {
  read(): Values | undefined;
  keep(values: Values): void;
  drop(): void;
}

/**
 * @param name which form, and of what
 * @param accountId whose draft: nobody else who signs in on the same tablet finds it
 * @param isDraft refuses what an older version may have kept
 */
export function draftOf<Values>(
  name: string,
  accountId: number,
  isDraft: (kept: unknown) => kept is Values,
): Draft<Values> {
  const key = `${PREFIX}${accountId}:${name}`;
  return {
    read() {
      const kept = parsed(sessionStorage.getItem(key));
      return isDraft(kept) ? kept : undefined;
    },
    keep: (values) => sessionStorage.setItem(key, JSON.stringify(values)),
    drop: () => sessionStorage.removeItem(key),
  };
}

/** Forgets every draft of this tab, when another tab has signed out. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
