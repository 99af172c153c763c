/**
 * WhatsApp's limits by the kind of a part, which the widget also applies (shared wire facts of the Cloud API, v25).
 * Lengths are UTF-16 units, which count an emoji at least as long as WhatsApp does; sizes are bytes.
 */
export const limits = {
  text: { body: 4096 },
  buttons: { count: 3, title: 20, id: 256, body: 1024, header: 60, footer: 60 },
  /** `rows` is over all sections; older clients refuse a body of more than 1,024, so both have the same. */
  list: {
    rows: 10,
    sections: 10,
    button: 20,
    sectionTitle: 24,
    rowTitle: 24,
    rowDescription: 72,
    id: 200,
    body: 1024,
    header: 60,
    footer: 60,
  },
  image: { caption: 1024, bytes: 5_000_000, types: ["image/jpeg", "image/png"] },
  video: { caption: 1024, bytes: 16_000_000, types: ["video/mp4", "video/3gpp"] },
  /** `audio/ogg` with Opus only. */
  audio: { bytes: 16_000_000, types: ["audio/aac", "audio/amr", "audio/mpeg", "audio/mp4", "audio/ogg"] },
  document: {
    caption: 1024,
    bytes: 100_000_000,
    filename: 240,
    types: [
      "text/plain",
      "application/pdf",
      "application/msword",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "application/vnd.ms-excel",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "application/vnd.ms-powerpoint",
      "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    ],
  },
  /** An animated one may have 500 KB; nobody says of a sticker which it is, so the smaller limit holds. */
  sticker: { bytes: 100_000, types: ["image/webp"] },
  link: { label: 20, body: 1024, header: 60, footer: 60 },
  products: { items: 30, sections: 10, sectionTitle: 24, body: 1024, header: 60, footer: 60 },
  template: { name: 512, body: 1024, header: 60, buttons: 10, url: 2000, code: 15 },
  /** Days in which a message can be answered with a quotation or a reaction. */
  reply: { days: 30 },
} as const;
