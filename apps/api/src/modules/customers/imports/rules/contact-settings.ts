import { ConsentChannel } from "@mauzo/contract/customers/consents";
import * as z from "zod/mini";

/** What is set for a file of customers. */
const ContactSettings = z.object({
  known: z.enum(["leave", "fill"]),
  consent: z.nullable(z.object({ channels: z.array(ConsentChannel), how: z.string() })),
  tags: z.array(z.string()),
  undone: z.nullable(z.object({ by: z.string(), at: z.string() })),
});
export type ContactSettings = z.infer<typeof ContactSettings>;

/** Nobody is assumed to have agreed to anything, and nobody the shop knows is changed. */
export const firstContactSettings: ContactSettings = { known: "leave", consent: null, tags: [], undone: null };

export const contactSettings = ({ settings }: { settings: unknown }): ContactSettings =>
  ContactSettings.parse(settings);
