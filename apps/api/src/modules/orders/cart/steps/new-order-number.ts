import { randomInt } from "node:crypto";

/** Without letters that look like a digit or another letter: I, L, O and U. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");

/** A number that people can read out and nobody can guess: `7K4Q9-DXM2T`, 50 bits. */
export const newOrderNumber = () => `${group()}-${group()}`;
