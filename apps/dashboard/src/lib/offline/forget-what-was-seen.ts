import type { QueryClient } from "@tanstack/react-query";
import { keptStore } from "./kept-store.ts";

/** What this person may see has changed, telephone numbers too: what was read before is read again, or forgotten. */
export function forgetWhatWasSeen(client: QueryClient): void {
  client.removeQueries({ type: "inactive" });
  void keptStore.clear();
  void client.invalidateQueries();
}
