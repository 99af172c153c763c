type Policy = {
  createHTML: (html: string) => string | null;
  createScriptURL: (address: string) => string | null;
};
type Factory = { createPolicy: (name: string, policy: Policy) => unknown };

/** What React makes its script elements from. */
const emptyScript = "<script></script>";

const isOwn = (address: string) => {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith("/dashboard-static/_next/");
};

/**
 * The default policy of trusted types: the page's own chunks may be loaded, and no text becomes markup or script,
 * whoever asks. The content security policy makes browsers ask it.
 */
export const ownScriptsOnly: Policy = {
  createHTML: (html) => (html === emptyScript ? html : null),
  createScriptURL: (address) => (isOwn(address) ? address : null),
};

export function trustOwnScriptsOnly(): void {
  const factory: Factory | undefined = Reflect.get(window, "trustedTypes");
  factory?.createPolicy("default", ownScriptsOnly);
}
