import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from "mediabunny";
import { expect, it } from "vitest";
import { toSendable } from "./to-sendable.ts";

type Recorded = { codec: "opus" | "aac"; description: Uint8Array };
/** As Chromium writes it: one channel of 48 kHz. */
const opusHead = new Uint8Array([...Buffer.from("OpusHead"), 1, 1, 0x38, 1, 0x80, 0xbb, 0, 0, 0, 0, 0]);
const frameSeconds = 0.02;

/** A second of silence, as a browser records it. */
async function record(format: OutputFormat, { codec, description }: Recorded) {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = {
    ...{ codec: codec === "opus" ? "opus" : "mp4a.40.2", numberOfChannels: 1, sampleRate: 48_000 },
    description,
  };
  // An Opus frame of 20 ms without sound.
  const silence = new Uint8Array([0xf8, 0xff, 0xfe]);
  for (let frame = 0; frame < 50; frame++)
    await source.add(new EncodedPacket(silence, "key", frame * frameSeconds, frameSeconds), { decoderConfig });
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer(0)]);
}
const beginning = async (file: File, bytes: number) => [...new Uint8Array(await file.slice(0, bytes).arrayBuffer())];

it("sends Opus in Ogg, whatever a browser wraps it into", async () => {
  const file = await toSendable(
    await record(new WebMOutputFormat(), { codec: "opus", description: opusHead }),
    "Sauti",
  );
  expect([file.name, file.type]).toEqual(["Sauti.ogg", "audio/ogg"]);
  const text = Buffer.from(await file.arrayBuffer()).toString("latin1");
  expect([text.slice(0, 4), text.includes("OpusHead")]).toEqual(["OggS", true]);
  expect(text.split("\xf8\xff\xfe").length - 1).toBe(50);
});

it("sends AAC as a stream of its frames", async () => {
  const description = new Uint8Array([0x11, 0x88]);
  const recorded = await record(new Mp4OutputFormat({ fastStart: "fragmented" }), { codec: "aac", description });
  const file = await toSendable(recorded, "Sauti");
  expect(file.name).toBe("Sauti.aac");
  expect((await beginning(file, 2))[0]).toBe(0xff);
});

it("sends nothing that is no recording", async () => {
  await expect(toSendable(new Blob(["hello"]), "Sauti")).rejects.toThrow();
});
