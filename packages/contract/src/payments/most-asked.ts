/** The most that a phone is asked for at once: ten million shillings, in minor units. */
export const mostAskedMinor = 1_000_000_000;
