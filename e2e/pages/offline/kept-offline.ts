import { expect, type Page } from "@playwright/test";

/** Waits until the back-office's service worker has kept all its pages, and serves this one. */
export async function awaitWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** What the browser's caches hold: the addresses, and all of their text. */
export const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const [addresses, texts]: [string[], string[]] = [[], []];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        addresses.push(new URL(request.url).pathname);
        texts.push((await (await cache.match(request))?.text()) ?? "");
      }
    }
    return { addresses, text: texts.join("\n") };
  });

/** What is kept of the shop on this device; empty if nothing is. */
export const readKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("mauzo-offline");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains("kept")) return resolve("");
          const reading = database.transaction("kept").objectStore("kept").get("queries");
          reading.onsuccess = () => {
            database.close();
            resolve(String(reading.result ?? ""));
          };
        };
      }),
  );
