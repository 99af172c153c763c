/** A cookie's value as it is stored, if it has one. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split("; ").find((entry) => entry.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || undefined;
}
