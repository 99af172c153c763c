/** Kinds of media that lazy code shows. */
export type MediaKind = "audio" | "video" | "document";
