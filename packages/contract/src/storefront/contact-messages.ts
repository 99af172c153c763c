import * as z from "zod/mini";
import { Email } from "../account/sign-in.ts";
import { endpoint } from "../endpoint.ts";
import { Done, Language, requiredText } from "../shared.ts";
import { PhoneInput } from "../shop/shop.ts";

/**
 * The contact form of the public site. `website` is a honeypot that people never see: a message with it gets the normal
 * reply and is dropped.
 */
export const NewContactMessage = z.strictObject({
  full_name: requiredText(80),
  email: Email,
  phone: PhoneInput,
  message: requiredText(2000),
  language: z._default(Language, "en"),
  website: z._default(z.string().check(z.maxLength(2000)), ""),
});
export type NewContactMessage = z.input<typeof NewContactMessage>;

export const contactMessages = {
  create: endpoint({
    method: "POST",
    path: "/contact-messages",
    access: "public",
    summary: "Send a message to the operators of Mauzo",
    body: NewContactMessage,
    reply: Done,
    ownOriginOnly: true,
    errors: ["phone_invalid", "too_many_tries"],
  }),
};
