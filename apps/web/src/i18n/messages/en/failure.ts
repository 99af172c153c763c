/** The screen of an error nobody caught: the only texts that a page loads with React. */
export const failure = {
  title: "Something went wrong.",
  text: "Refresh the page. Nothing was lost.",
  refresh: "Refresh",
} as const;
