/**
 * Lets libraries that add a style element (the scroll lock behind dialogs) pass the content security policy: they read
 * the nonce from this global name. Taken from a script tag, where only the page's own scripts can read it.
 */
export function shareStyleNonce() {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) Reflect.set(globalThis, "__webpack_nonce__", nonce);
}
