import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** For transactions that are done only once the disk has them. */
export const ON_DISK = { durability: 'strict' } as const;

/**
 * A database of this browser.
 * @param make makes the stores of a new one
 * @returns what opens it when it is first used, and again after another page has deleted it
 */
export function browserStore<Schema extends DBSchema>(
  name: string,
  make: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const open = () =>
    openDB<Schema>(name, 1, {
      upgrade: make,
      // Whoever deletes it doesn't wait for this page.
      blocking(_now, _wanted, { target }) {
        (target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
  return () => {
    opened ??= open();
    return opened;
  };
}
