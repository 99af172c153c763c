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
