/** A database of this browser, opened when it is first used. */
export interface BrowserStore {
  /** Does work in one transaction of one of its stores; done once everything is written. */
  within<T>(store: string, mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T>;
}

/** @param make makes the stores of a new database */
export function browserStore(name: string, make: (database: IDBDatabase) => void): BrowserStore {
  let opened: Promise<IDBDatabase> | undefined;
  const open = async () => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => make(request.result);
    const database = await answerOf(request);
    // Whoever deletes it doesn't wait for this page.
    database.onversionchange = () => {
      database.close();
      opened = undefined;
    };
    return database;
  };
  return {
    async within(store, mode, work) {
      opened ??= open();
      const transaction = (await opened).transaction(store, mode, { durability: 'strict' });
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('The browser could not keep this'));
      });
      const [result] = await Promise.all([work(transaction.objectStore(store)), done]);
      return result;
    },
  };
}

export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser could not keep this'));
  });
