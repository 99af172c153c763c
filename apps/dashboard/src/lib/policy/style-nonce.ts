/**
 * Lets libraries that add a style element (the scroll lock behind dialogs) pass the page's policy: they ask for the
 * nonce under this global name. Read from a script tag, where only scripts of the page can see it.
 */
export function shareStyleNonce() {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) Reflect.set(globalThis, "__webpack_nonce__", nonce);
}
