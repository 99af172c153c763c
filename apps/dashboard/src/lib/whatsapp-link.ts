/**
 * The link that opens a WhatsApp chat with an E.164 number and a prefilled text; without a number, or with one whose
 * digits are hidden, the user chooses whom to send it to.
 */
export const whatsappLink = (phone: string | null, text = ""): string =>
  `https://wa.me/${phone && /^\+[\d ]+$/.test(phone) ? phone.replace(/\D/g, "") : ""}${text && `?text=${encodeURIComponent(text)}`}`;
