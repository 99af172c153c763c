export const papers = {
  title: "Papers",
  text: "To print, or to send to the customer.",
  size: "Size of the paper",
  sizes: { a4: "A4", "80mm": "80 mm roll" },
  language: "Language of the paper",
  kinds: { invoice: "Invoice", receipt: "Receipt", "packing-slip": "Packing slip" },
  open: "Open",
  openNamed: "Open: {paper}",
  share: "Share",
  shareNamed: "Share: {paper}",
  copied: "Link copied. It works for 30 days.",
  failed: "The paper could not be made",
} as const;
