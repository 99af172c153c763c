import { randomInt } from "node:crypto";

const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Eight of 62 signs, 2 ** 47 codes: nobody finds one by trying. */
export const newCode = (): string => Array.from({ length: 8 }, () => signs[randomInt(signs.length)] ?? "").join("");
