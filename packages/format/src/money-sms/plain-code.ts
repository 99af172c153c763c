/** The code of a payment as its network writes it, of what somebody typed: in capitals, without a space. */
export const plainCode = (typed: string): string => typed.replace(/\s/g, "").toUpperCase();
