/** Whether this may be a complete phone number; the server has the final say. */
export function isPhoneLike(text: string): boolean {
  const plain = text.normalize("NFKC").trim();
  return /^[+(\d][\d\s().-]*$/.test(plain) && /^\d{9,15}$/.test(plain.replace(/\D/g, ""));
}
