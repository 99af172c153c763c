/** What is shown by code that comes late. */
export type MediaKind = "audio" | "video" | "document";
