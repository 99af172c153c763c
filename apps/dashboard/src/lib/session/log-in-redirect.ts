/** The URL of the log-in page that returns to `address` (path and query) afterwards. */
export const logInAddress = (address: string) =>
  address === "/dashboard" ? "/login" : `/login?from=${encodeURIComponent(address)}`;

/** Where to go after log-in. Only pages of the back-office and the desk, to prevent open redirects. */
export function redirectAfterLogIn(from: string | null | undefined): string {
  return from && /^\/(?:dashboard|operator)([/?][^\\\s]*)?$/.test(from) ? from : "/dashboard";
}
