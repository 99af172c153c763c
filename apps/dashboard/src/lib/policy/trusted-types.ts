import { workerAddress } from "../../worker-address.ts";

type Policy = {
  createHTML: (html: string) => string | null;
  createScriptURL: (address: string) => string | null;
};
/** What a policy lets through is an object that stands for the address, wherever an address is expected. */
type Factory = {
  createPolicy: (name: string, policy: Partial<Policy>) => { createScriptURL: (address: string) => string };
};

/** The string React creates its script elements from. */
const emptyScript = "<script></script>";

const isOwn = (address: string) => {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith("/dashboard-static/_next/");
};

/**
 * The default Trusted Types policy: only the page's own chunks may be loaded, and no string becomes HTML or script. The
 * content security policy makes browsers apply it.
 */
export const trustedTypesPolicy: Policy = {
  createHTML: (html) => (html === emptyScript ? html : null),
  createScriptURL: (address) => (isOwn(address) ? address : null),
};

/** Lets exactly one address through: that of the service worker. */
export const workerPolicy = {
  createScriptURL: (address: string) => (address === workerAddress ? address : null),
};

const factoryOf = (): Factory | undefined => Reflect.get(window, "trustedTypes");

export function installTrustedTypes(): void {
  factoryOf()?.createPolicy("default", trustedTypesPolicy);
}

let trusted: string | undefined;

/** The service worker's address, as `register` takes it. A policy can be created once only. */
export function trustedWorkerAddress(): string {
  trusted ??= factoryOf()?.createPolicy("service-worker", workerPolicy).createScriptURL(workerAddress) ?? workerAddress;
  return trusted;
}
