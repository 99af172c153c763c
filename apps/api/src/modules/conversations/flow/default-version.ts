import { defaultFlow } from "@mauzo/chatflow/default-flow";
import { defaultVersionOf } from "./rules.ts";

/** The version that answers in the shop's first flow as long as nothing was published of it. */
export const defaultVersion = (): string => defaultVersionOf(defaultFlow);
