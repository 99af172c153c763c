export const documents = {
  title: "Documents",
  text: "To print, or to send to the customer.",
  size: "Size of the paper",
  sizes: { a4: "A4", "80mm": "80 mm roll" },
  language: "Language of the document",
  kinds: { invoice: "Invoice", receipt: "Receipt", "packing-slip": "Packing slip" },
  open: "Open",
  openNamed: "Open: {document}",
  share: "Share",
  shareNamed: "Share: {document}",
  copied: "Link copied. It works for 30 days.",
  failed: "The document could not be made",
} as const;
