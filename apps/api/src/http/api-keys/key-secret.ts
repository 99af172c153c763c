import { keyBeginning } from "@mauzo/contract/developers/api-keys";

const bearer = new RegExp(`^Bearer (${keyBeginning}[\\w-]{43})$`, "i");

/** The secret that a request comes with instead of a person's token. */
export const keySecretOf = (authorization: string | undefined): string | undefined =>
  bearer.exec(authorization ?? "")?.[1];
