import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { Storage } from "./port.ts";

export type S3Settings = {
  bucket: string;
  region: string;
  /** The server's address, if it is not Amazon's. */
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
};

const isStatus = (error: unknown, status: number) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === status;

/** Stores files in a bucket of any S3-compatible server. */
export function s3Storage({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings): Storage {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Buckets as subdomains and checksum trailers are Amazon's; many other servers support neither.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });

  return {
    put: async (name, content, contentType) => {
      const object = { Bucket: bucket, Key: name, ContentType: contentType };
      if (!("path" in content)) {
        await client.send(new PutObjectCommand({ ...object, Body: content, ContentLength: content.byteLength }));
        return;
      }
      const { size } = await stat(content.path);
      await client.send(new PutObjectCommand({ ...object, Body: createReadStream(content.path), ContentLength: size }));
      await rm(content.path);
    },

    read: async (name, { start, end } = {}) => {
      const wanted = start === undefined ? undefined : `bytes=${start}-${end ?? ""}`;
      try {
        const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name, Range: wanted }));
        if (!answer.Body) return undefined;
        const [, first, last, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.ContentRange ?? "") ?? [];
        const length = answer.ContentLength ?? 0;
        return {
          body: answer.Body.transformToWebStream(),
          totalBytes: Number(total ?? length),
          range: { start: Number(first ?? 0), end: Number(last ?? length - 1) },
        };
      } catch (error) {
        if (isStatus(error, 404)) return undefined;
        if (isStatus(error, 416)) {
          const whole = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }));
          const totalBytes = whole.ContentLength ?? 0;
          return (
            whole.Body && {
              body: whole.Body.transformToWebStream(),
              totalBytes,
              range: { start: totalBytes, end: totalBytes - 1 },
            }
          );
        }
        throw error;
      }
    },

    remove: async (names) => {
      for (const name of names) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }));
    },
  };
}
