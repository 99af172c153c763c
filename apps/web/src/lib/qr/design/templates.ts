import type { Design, Palette } from "./design.ts";

/** Colours that go together, from the cloths of the coast. Cameras can read all of them. */
export const palettes = {
  safi: { code: "#16211d", eye: "#16211d", back: "#ffffff", cloth: "#16211d" },
  majani: { code: "#075c40", eye: "#0b7a55", back: "#ffffff", cloth: "#0b7a55" },
  bahari: { code: "#123e8c", eye: "#1d5fd1", back: "#f4f8ff", cloth: "#1d5fd1" },
  udongo: { code: "#5c1f14", eye: "#b53a27", back: "#fff6ee", cloth: "#b53a27" },
  jua: { code: "#16211d", eye: "#a34a08", back: "#fff9ea", cloth: "#f2a91b" },
  zambarau: { code: "#3b1256", eye: "#7a2aa8", back: "#fbf6ff", cloth: "#5c1f86" },
  waridi: { code: "#5f1038", eye: "#b3195f", back: "#fff5fa", cloth: "#b3195f" },
  usiku: { code: "#16211d", eye: "#0b7a55", back: "#fbf9f4", cloth: "#16211d" },
} as const satisfies Record<string, Palette>;
export type PaletteName = keyof typeof palettes;

/** Ready-made designs, each named after its cloth. */
export const templates = {
  safi: { frame: "none", dots: "square", eyes: "square", mark: "none", colours: palettes.safi },
  sokoni: { frame: "below", dots: "soft", eyes: "round", mark: "chat", colours: palettes.majani },
  kanga: { frame: "kanga", dots: "square", eyes: "round", mark: "none", colours: palettes.udongo },
  korosho: { frame: "kanga", dots: "diamonds", eyes: "leaf", mark: "none", colours: palettes.jua },
  bahari: { frame: "bubble", dots: "soft", eyes: "round", mark: "chat", colours: palettes.bahari },
  shanga: { frame: "above", dots: "beads", eyes: "circle", mark: "none", colours: palettes.zambarau },
  lebo: { frame: "tag", dots: "soft", eyes: "leaf", mark: "basket", colours: palettes.waridi },
  usiku: { frame: "below", dots: "beads", eyes: "round", mark: "none", colours: palettes.usiku },
} as const satisfies Record<string, Design>;
export type TemplateName = keyof typeof templates;

export const firstDesign: Design = templates.sokoni;
