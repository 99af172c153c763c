/** The words of a popup that its shop did not write, in both languages. */
export const popupTexts = {
  en: {
    ...{ close: "Close", url: "See more", chat: "Write to us", pdf: "Open the PDF", megabytes: "{size} MB" },
    ...{ pages: "Pages", page: "Page {number}", larger: "Larger", smaller: "Smaller" },
  },
  sw: {
    ...{ close: "Funga", url: "Tazama zaidi", chat: "Tuandikie", pdf: "Fungua PDF", megabytes: "MB {size}" },
    ...{ pages: "Kurasa", page: "Ukurasa wa {number}", larger: "Kuza", smaller: "Punguza" },
  },
};
