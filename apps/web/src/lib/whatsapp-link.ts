/**
 * The link to a WhatsApp chat with a shop.
 * @param number E.164, such as `+255712345678`.
 * @param text the first message of the chat.
 */
export function whatsappLink(number: string, text?: string): string {
  const address = `https://wa.me/${number.replaceAll(/\D/g, "")}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`;
}
