type Policy = {
  createHTML: (html: string) => string | null;
  createScriptURL: (address: string) => string | null;
};
type Factory = { createPolicy: (name: string, policy: Policy) => unknown };

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

export function installTrustedTypes(): void {
  const factory: Factory | undefined = Reflect.get(window, "trustedTypes");
  factory?.createPolicy("default", trustedTypesPolicy);
}
