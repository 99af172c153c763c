import { retryDelayMs } from "@mauzo/api-client/retry-policy";
import { onlineManager } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { createQueryClient } from "./query-client.ts";

it("tries queries again with growing waits, keeps them five minutes, and sends writes once", () => {
  const { queries, mutations } = createQueryClient(() => {}).getDefaultOptions();
  expect(queries).toMatchObject({ retryDelay: retryDelayMs, gcTime: 300_000 });
  expect(mutations).toMatchObject({ retry: false });
  const retry = queries?.retry;
  if (typeof retry !== "function") throw new Error("It has no rule of its own");
  const [lost, refused] = [new TypeError("Failed to fetch"), new Error("refused")];
  expect([retry(0, lost), retry(2, lost), retry(3, lost), retry(0, refused)]).toEqual([true, true, false, false]);
  onlineManager.setOnline(false);
  expect(retry(0, lost)).toBe(false);
  onlineManager.setOnline(true);
});

it("says at once that a query found no network", async () => {
  const client = createQueryClient(() => {});
  onlineManager.setOnline(false);
  const query = client.fetchQuery({ queryKey: ["/orders"], queryFn: () => Promise.reject(new TypeError("lost")) });
  await expect(query).rejects.toThrow("lost");
  onlineManager.setOnline(true);
});

it("says at once that a write found no network, and does not send it later", async () => {
  const client = createQueryClient(() => {});
  let sent = 0;
  const write = client.getMutationCache().build(client, {
    mutationFn: () => {
      sent += 1;
      return Promise.reject(new Error("no network"));
    },
  });
  onlineManager.setOnline(false);
  await expect(write.execute(undefined)).rejects.toThrow("no network");
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(sent).toBe(1);
});

it("tells of a failure with the title the write declares, and leaves the others to their form", async () => {
  const told: string[] = [];
  const client = createQueryClient((title) => told.push(title));
  const fail = (failed?: string | ((error: Error) => string | undefined)) =>
    client
      .getMutationCache()
      .build(client, {
        mutationFn: () => Promise.reject(new Error("refused")),
        meta: failed === undefined ? {} : { failed },
      })
      .execute(undefined)
      .catch(() => undefined);
  await fail("Not moved");
  await fail(({ message }) => (message === "refused" ? undefined : "Not restocked"));
  await fail();
  expect(told).toEqual(["Not moved"]);
});
