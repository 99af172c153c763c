/** The screen of an error nobody caught. */
export const failure = {
  broken: "Something went wrong.",
  refresh: "Refresh",
} as const;
