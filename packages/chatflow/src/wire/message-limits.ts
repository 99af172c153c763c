/** WhatsApp's limits, which the widget also applies. Lengths in UTF-16 units. */
export const messageLimits = {
  text: 4096,
  body: 1024,
  caption: 1024,
  buttons: 3,
  buttonTitle: 20,
  rows: 10,
  rowTitle: 24,
  rowDescription: 72,
  sectionTitle: 24,
  header: 60,
  footer: 60,
  id: 200,
} as const;
