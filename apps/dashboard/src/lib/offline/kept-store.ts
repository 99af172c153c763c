const table = "kept";
const key = "queries";
const longestWaitMs = 300;

let clearings = 0;

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("mauzo-offline", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(table, mode);
      const request = work(transaction.objectStore(table));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

const readValue = (): Promise<unknown> => run("readonly", (store) => store.get(key));

/**
 * The one record of this device with what was read last: of one person in one shop. A browser without storage keeps
 * nothing.
 */
export const keptStore = {
  read: (): Promise<unknown> => readValue().catch(() => undefined),
  write: (value: string): Promise<unknown> => run("readwrite", (store) => store.put(value, key)).catch(() => undefined),
  /** Forgets everything. It does not wait for a storage that hangs: who logs out is not held up. */
  async clear(): Promise<void> {
    clearings += 1;
    const cleared = run("readwrite", (store) => store.clear()).catch(() => undefined);
    await Promise.race([cleared, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  },
  /** How often it was cleared: what was collected before is not written any more. */
  clearings: () => clearings,
};
