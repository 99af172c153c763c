/** The session token that a response of better-auth sets: what stands before the signature. */
export function sessionTokenIn(headers: Headers, cookieName: string): string {
  const cookie = headers.getSetCookie().findLast((each) => each.startsWith(`${cookieName}=`));
  const value = decodeURIComponent(cookie?.slice(cookieName.length + 1).split(";")[0] ?? "");
  return value.slice(0, value.lastIndexOf("."));
}

/** An app's code is six digits; every other is one of those that are kept for a lost phone. */
export const isAppCode = (code: string) => /^\d{6}$/.test(code);
