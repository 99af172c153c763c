import { hashPassword as hash, verifyPassword as verify } from "better-auth/crypto";
import pLimit from "p-limit";

/**
 * Node has four threads for slow work, and opening a database connection needs one of them too. Hashing takes at most
 * two, or a burst of log-ins would leave everybody waiting for the database.
 */
const atOnce = pLimit(2);

export const hashPassword = (password: string) => atOnce(hash, password);
export const verifyPassword = (given: { hash: string; password: string }) => atOnce(verify, given);
