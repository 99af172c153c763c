import type { ConsentChannel } from "@mauzo/contract/customers/consents";
import type { ContactMapping } from "@mauzo/contract/customers/contact-imports";
import { customerLimits } from "@mauzo/contract/customers/customers";

/** What somebody says of a file before it is checked. */
export type Said = {
  mapping: ContactMapping;
  known: "leave" | "fill";
  consent: { channels: ConsentChannel[]; how: string } | null;
  tags: string[];
};

/** The tags in a text with commas, each once. */
export const tagsIn = (text: string): string[] =>
  [...new Set(text.split(",").map((tag) => tag.trim().toLowerCase()))]
    .filter((tag) => tag !== "")
    .slice(0, customerLimits.tags);
