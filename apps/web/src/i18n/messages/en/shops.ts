export const shops = {
  title: "Shops",
  description: "Shops that sell with Mauzo. Open one to see its products and chat with it.",
  open: "Open the shop",
  empty: "No shop is open yet",
  emptyText: "Yours can be the first on this page.",
  emptyAction: "Create a shop",
};

export const down = {
  list: "The shops did not load",
  shop: "The shop did not load",
  text: "Our server is not answering. Wait a moment, then try again.",
  retry: "Retry",
};
