/** The words of a popup that its shop did not write, in both languages. */
export const popupTexts = {
  en: { close: "Close", url: "See more", chat: "Write to us", pdf: "Open the PDF", megabytes: "{size} MB" },
  sw: { close: "Funga", url: "Tazama zaidi", chat: "Tuandikie", pdf: "Fungua PDF", megabytes: "MB {size}" },
};
