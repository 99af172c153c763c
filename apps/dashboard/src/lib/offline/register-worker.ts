import { workerScopes } from "../../worker-address.ts";
import { trustedWorkerAddress } from "../policy/worker-policy.ts";

let isAsked = false;

/** Registers the service worker. Browsers that have none, and pages on plain http, work as before. */
export async function registerWorker(): Promise<void> {
  if (isAsked || process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  isAsked = true;
  const address = trustedWorkerAddress();
  for (const scope of workerScopes) await navigator.serviceWorker.register(address, { scope }).catch(() => undefined);
}
