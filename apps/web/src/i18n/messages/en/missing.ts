export const missing = {
  title: "There is no page here",
  text: "The address may have a typing mistake, or the page has moved.",
  home: "Go Home",
  shops: "See the shops",
} as const;
