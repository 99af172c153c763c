import { randomInt } from "node:crypto";

/** No letter that reads as a digit or as another: I, L, O and U are left out. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");

/** A number people can read out and nobody can guess: `7K4Q9-DXM2T`, 50 bits. */
export const newOrderNumber = () => `${group()}-${group()}`;
