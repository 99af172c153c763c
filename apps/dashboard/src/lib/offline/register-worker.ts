import { workerScopes } from "../../worker-address.ts";
import { trustedWorkerAddress } from "../policy/trusted-types.ts";

/** Registers the service worker. Browsers that have none, and pages on plain http, work as before. */
export async function registerWorker(): Promise<void> {
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  const address = trustedWorkerAddress();
  for (const scope of workerScopes) await navigator.serviceWorker.register(address, { scope }).catch(() => undefined);
}
