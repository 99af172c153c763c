/** Kinds of media that lazy code shows. */
export type LazyMediaKind = "audio" | "video" | "document";
