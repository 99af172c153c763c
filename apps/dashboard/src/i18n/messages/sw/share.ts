export const share = {
  copy: "Nakili kiungo",
  copied: "Kiungo kimenakiliwa",
  copyFailed: "Imeshindikana kunakili kiungo",
  share: "Shiriki",
};
