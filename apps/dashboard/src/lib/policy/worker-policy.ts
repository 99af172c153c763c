import { workerAddress } from "../../worker-address.ts";

/** Lets exactly one address through: that of the service worker. */
export const workerPolicy = {
  createScriptURL: (address: string) => (address === workerAddress ? address : null),
};

/** What a policy lets through is an object that stands for the address, wherever an address is expected. */
type Factory = {
  createPolicy: (name: string, policy: typeof workerPolicy) => { createScriptURL(address: string): string };
};

/** The service worker's address, as `register` takes it. A policy can be created once only: call it once a page. */
export function trustedWorkerAddress(): string {
  const factory: Factory | undefined = Reflect.get(window, "trustedTypes");
  return factory?.createPolicy("service-worker", workerPolicy).createScriptURL(workerAddress) ?? workerAddress;
}
