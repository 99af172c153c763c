import { latePart } from "../late-part.ts";

/** Players, documents and the picture viewer, a file of their own. */
export const mediaPart = latePart(async () => (await import("./media.ts")).media);
