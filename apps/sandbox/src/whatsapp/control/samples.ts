import { deflateSync } from "node:zlib";

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  return crc >>> 0;
});

/** The check sum of an Ogg page. */
function oggCrc(bytes: Buffer): number {
  let crc = 0;
  for (const byte of bytes) crc = ((crc << 8) ^ (crcTable[((crc >>> 24) ^ byte) & 255] ?? 0)) >>> 0;
  return crc;
}

function oggPage(packets: Buffer[], sequence: number, granule: number, flags: number): Buffer {
  const head = Buffer.alloc(27);
  head.write("OggS", 0, "latin1");
  head[5] = flags;
  head.writeBigInt64LE(BigInt(granule), 6);
  head.writeUInt32LE(1, 14);
  head.writeUInt32LE(sequence, 18);
  head[26] = packets.length;
  const page = Buffer.concat([head, Buffer.from(packets.map(({ length }) => length)), ...packets]);
  page.writeUInt32LE(oggCrc(page), 22);
  return page;
}

const frameMs = 20;
const samplesPerFrame = 960;

/** A voice note in which nobody speaks: Opus in Ogg, as phones send it. */
export function voiceNote(seconds = 3): Buffer {
  const head = Buffer.from([...Buffer.from("OpusHead"), 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0]);
  const tags = Buffer.concat([
    Buffer.from("OpusTags"),
    Buffer.from([5, 0, 0, 0]),
    Buffer.from("Mauzo"),
    Buffer.alloc(4),
  ]);
  const pages = [oggPage([head], 0, 0, 2), oggPage([tags], 1, 0, 0)];
  const frames = Math.round((seconds * 1000) / frameMs);
  for (let done = 0; done < frames; done += 50) {
    const count = Math.min(50, frames - done);
    const silence = Array.from({ length: count }, () => Buffer.from([0xf8, 0xff, 0xfe]));
    const isLast = done + count === frames;
    pages.push(oggPage(silence, pages.length, (done + count) * samplesPerFrame, isLast ? 4 : 0));
  }
  return Buffer.concat(pages);
}

function pngCrc(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function pngPart(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(pngCrc(body));
  return Buffer.concat([length, body, crc]);
}

/** A small picture: evening over the sea. */
export function picture(width = 320, height = 240): Buffer {
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + width * 3);
    for (let x = 0; x < width; x += 1) {
      const isSun = (x - width / 2) ** 2 + (y - height * 0.55) ** 2 < (height / 6) ** 2;
      const isSea = y > height * 0.6;
      const [red, green, blue] = isSea
        ? [20, 90, 120]
        : isSun
          ? [255, 220, 120]
          : [240 - y / 2, 140 - y / 4, 90 + y / 3];
      row.set([red ?? 0, green ?? 0, blue ?? 0].map(Math.round), 1 + x * 3);
    }
    return row;
  });
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    pngPart("IHDR", size),
    pngPart("IDAT", deflateSync(Buffer.concat(rows))),
    pngPart("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}
