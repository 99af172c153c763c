/**
 * Texts of players, documents and the picture viewer, in both languages. `faults` are in the order of MediaError's
 * codes.
 */
export const mediaTexts = {
  en: {
    play: "Play",
    pause: "Pause",
    seek: "Position",
    speed: "Speed",
    again: "Try again",
    fullScreen: "Full screen",
    close: "Close",
    previous: "Previous picture",
    next: "Next picture",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    pictureOf: "Picture {at} of {of}",
    newTab: "opens in a new tab",
    documentMissing: "The document can't be opened",
    unsupportedVideo: "Your Browser does not support this video format",
    kinds: { audio: "audio", video: "video" },
    faults: [
      "Failed to load {kind} resources",
      "Loading {kind} resorces was aborted",
      "Failed to play {kind} due to network error",
      "Failed to decode {kind} resorces",
      "{kind} resources not supported",
    ],
  },
  sw: {
    play: "Cheza",
    pause: "Sitisha",
    seek: "Mahali ilipofika",
    speed: "Kasi",
    again: "Jaribu tena",
    fullScreen: "Skrini nzima",
    close: "Funga",
    previous: "Picha iliyotangulia",
    next: "Picha inayofuata",
    zoomIn: "Kuza",
    zoomOut: "Punguza",
    pictureOf: "Picha ya {at} kati ya {of}",
    newTab: "hufunguka kwenye kichupo kipya",
    documentMissing: "Hati hii haifunguki",
    unsupportedVideo: "Kivinjari chako hakichezi video za aina hii",
    kinds: { audio: "sauti", video: "video" },
    faults: [
      "Imeshindikana kupakia {kind}",
      "Upakiaji wa {kind} umekatizwa",
      "{kind} imeshindwa kucheza kwa sababu ya hitilafu ya mtandao",
      "{kind} hii imeharibika, haisomeki",
      "{kind} hii haichezeki hapa",
    ],
  },
};

export type MediaTexts = (typeof mediaTexts)["en"];
