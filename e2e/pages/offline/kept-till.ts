import type { Page } from "@playwright/test";

const readRows = (page: Page, database: string, table: string) =>
  page.evaluate(
    ([name, store]) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const opened = opening.result;
          if (!opened.objectStoreNames.contains(store)) {
            opened.close();
            // Made here, it would be in the way of the page's own.
            indexedDB.deleteDatabase(name);
            return resolve([]);
          }
          const reading = opened.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => {
            opened.close();
            resolve(reading.result);
          };
        };
      }),
    [database, table] as const,
  );

/** What is kept of the shop for when there is no network, the till's products among it. */
export const readKeptTexts = async (page: Page) => (await readRows(page, "mauzo-offline", "kept")).map(String);
/** How many sales wait on this device. */
export const countUnsent = async (page: Page) => (await readRows(page, "mauzo-till", "unsent")).length;

type Row = { body: { id: string; shift_id: string }; at: string };
/** Makes more of the one sale that waits, each another; those of `strayShift` belong to a shift that the shop does not have. */
export const multiplyUnsent = (page: Page, { times, strayShift }: { times: number; strayShift: string }) =>
  page.evaluate(
    ([count, stray]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("mauzo-till");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const opened = opening.result;
          const transaction = opened.transaction("unsent", "readwrite");
          const store = transaction.objectStore("unsent");
          const reading: IDBRequest<Row[]> = store.getAll();
          reading.onsuccess = () => {
            const [first] = reading.result;
            for (let n = 0; first && n <= count; n += 1) {
              const id = crypto.randomUUID();
              const at = new Date(Date.parse(first.at) - (n + 1) * 1_000).toISOString();
              const shift_id = n === count ? stray : first.body.shift_id;
              store.put({ ...first, at, body: { ...first.body, id, shift_id } }, id);
            }
          };
          transaction.oncomplete = () => {
            opened.close();
            resolve();
          };
          transaction.onabort = () => reject(transaction.error);
        };
      }),
    [times, strayShift] as const,
  );
