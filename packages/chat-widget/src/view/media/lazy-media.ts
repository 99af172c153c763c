import { lazyPart } from "../lazy-part.ts";

/** Players, documents and the picture viewer, as a lazy chunk. */
export const lazyMedia = lazyPart(() => import("./media.ts"));
