export const share = {
  copy: "Copy link",
  copied: "Link copied",
  copyFailed: "The link could not be copied",
  share: "Share",
  qrPng: "Download PNG",
  qrSvg: "Download SVG",
  qrFailed: "The picture could not be made",
} as const;
