import { createNavigation } from "next-intl/navigation";
import { routing } from "./routing.ts";

/** The public path of a page in a language. Links are plain elements: no page loads what `Link` needs. */
export const { getPathname } = createNavigation(routing);
