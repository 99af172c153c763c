import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** A key of 32 bytes, with the short name that is stored beside each value sealed with it. */
export type SealKey = { id: string; key: Buffer };

/** The only place where a sealed value opens. */
export type SealedPlace = { shopId: string; table: string; id: string; field: string };

/** A value that cannot be opened: it was sealed for another place, with a key that is gone, or changed since. */
export class SealedValueError extends Error {}

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Reads `k2:<base64>,k1:<base64>`: the first key seals, all of them open. Undefined if the text is not of this form;
 * what is wrong is not said, as it would repeat a key.
 */
export function parseSealKeys(text: string): SealKey[] | undefined {
  const keys: SealKey[] = [];
  for (const part of text.split(",")) {
    const [, id, encoded] = /^\s*([a-z0-9]{1,16}):([A-Za-z0-9+/_-]{43}=?)\s*$/.exec(part) ?? [];
    if (id === undefined || encoded === undefined || keys.some((key) => key.id === id)) return undefined;
    keys.push({ id, key: Buffer.from(encoded, "base64") });
  }
  return keys;
}

/**
 * Seals texts that nobody may read in the database or a backup of it, such as a provider's token: key's name, nonce, tag
 * and text. A value opens only in the row and column of the shop that it was sealed for, so copying it elsewhere is of
 * no use.
 */
export function openSealedValues(keys: SealKey[]) {
  const [newest] = keys;
  if (newest === undefined) throw new Error("no key to seal with");
  const boundTo = (keyId: string, { shopId, table, id, field }: SealedPlace) =>
    Buffer.from([keyId, shopId, table, id, field].join("|"));
  const keyIdOf = (sealed: Buffer) => sealed.toString("latin1", 1, 1 + (sealed[0] ?? 0));

  return {
    seal(text: string, place: SealedPlace): Buffer {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, newest.key, nonce).setAAD(boundTo(newest.id, place));
      const hidden = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
      const name = Buffer.from(newest.id, "latin1");
      return Buffer.concat([Buffer.of(name.length), name, nonce, sealing.getAuthTag(), hidden]);
    },
    /** @throws SealedValueError */
    open(sealed: Buffer, place: SealedPlace): string {
      const keyId = keyIdOf(sealed);
      const known = keys.find(({ id }) => id === keyId);
      const nonceAt = 1 + keyId.length;
      const tagAt = nonceAt + nonceBytes;
      const textAt = tagAt + tagBytes;
      if (known === undefined || sealed.length < textAt)
        throw new SealedValueError(`${place.table}.${place.field}: no key opens this value`);
      const opening = createDecipheriv(cipher, known.key, sealed.subarray(nonceAt, tagAt))
        .setAAD(boundTo(keyId, place))
        .setAuthTag(sealed.subarray(tagAt, textAt));
      try {
        return Buffer.concat([opening.update(sealed.subarray(textAt)), opening.final()]).toString("utf8");
      } catch {
        throw new SealedValueError(
          `${place.table}.${place.field}: this value was sealed for another place, or changed`,
        );
      }
    },
    /** Whether a value was sealed with the key that seals now. */
    isNewest: (sealed: Buffer): boolean => keyIdOf(sealed) === newest.id,
  };
}

export type SealedValues = ReturnType<typeof openSealedValues>;
