export const share = {
  copy: "Nakili kiungo",
  copied: "Kiungo kimenakiliwa",
  copyFailed: "Imeshindikana kunakili kiungo",
  share: "Shiriki",
  qrPng: "Pakua PNG",
  qrSvg: "Pakua SVG",
  qrFailed: "Picha haikutengenezwa",
};
