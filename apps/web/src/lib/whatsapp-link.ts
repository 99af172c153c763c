/** Opens a WhatsApp chat with a shop. @param number E.164, such as `+255712345678`. @param text what the chat starts with. */
export function whatsappLink(number: string, text?: string): string {
  const address = `https://wa.me/${number.replaceAll(/\D/g, "")}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`;
}
