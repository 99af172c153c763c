export const share = {
  copy: "Copy link",
  copied: "Link copied",
  copyFailed: "The link could not be copied",
  share: "Share",
} as const;
