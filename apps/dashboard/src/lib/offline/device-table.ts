/**
 * A table of this browser's IndexedDB, in a database of its own. @returns what runs one request in a transaction, and answers
 * once that is through: with `strict` it is on the disk by then.
 */
export function deviceTable(database: string, table: string) {
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(table);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  return async function run<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
    durability: IDBTransactionDurability = "default",
  ): Promise<T> {
    const opened = await open();
    try {
      return await new Promise((resolve, reject) => {
        const transaction = opened.transaction(table, mode, { durability });
        const request = work(transaction.objectStore(table));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      opened.close();
    }
  };
}
