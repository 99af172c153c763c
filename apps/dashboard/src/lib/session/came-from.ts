/** The address of the log-in page that comes back to `address` (path and query) afterwards. */
export const logInAddress = (address: string) =>
  address === "/dashboard" ? "/login" : `/login?from=${encodeURIComponent(address)}`;

/** Where to go after log-in. Only pages of the back-office: anything else may be somebody's trap. */
export function cameFrom(from: string | null | undefined): string {
  return from && /^\/dashboard([/?][^\\\s]*)?$/.test(from) ? from : "/dashboard";
}
