import { retryDelayMs, shouldRetry } from "@mauzo/api-client/retry";
import { expect, it } from "vitest";
import { createQueryClient } from "./query-client.ts";

it("tries queries again with growing waits, keeps them five minutes, and sends writes once", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ retry: shouldRetry, retryDelay: retryDelayMs, gcTime: 300_000 });
  expect(mutations).toMatchObject({ retry: false });
});
