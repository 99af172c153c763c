import { adapt } from "@mauzo/channels/adapt";
import type { OutgoingPart } from "@mauzo/channels/outgoing-part";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { Language } from "@mauzo/contract/shared";
import { jpegAddressOf } from "@mauzo/format/picture-urls";

/** What WhatsApp carries of a message: its parts, with our pictures in a format it knows. */
export function adaptForNumber(actions: readonly ChatAction[], language: Language): OutgoingPart[] {
  const known = actions.map((action) =>
    "send_images" in action
      ? { send_images: action.send_images.map((image) => ({ ...image, link: jpegAddressOf(image.link) })) }
      : action,
  );
  return adapt(known, "whatsapp", language).parts;
}
