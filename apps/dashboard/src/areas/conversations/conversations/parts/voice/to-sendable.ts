import {
  AdtsOutputFormat,
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP4,
  OGG,
  OggOutputFormat,
  Output,
  WEBM,
} from "mediabunny";

/** What WhatsApp takes of the two codecs that browsers record in. */
const sendable = {
  opus: { format: () => new OggOutputFormat(), type: "audio/ogg", ending: "ogg" },
  aac: { format: () => new AdtsOutputFormat(), type: "audio/aac", ending: "aac" },
} as const;

/**
 * A recording in a container that WhatsApp takes: Chromium records Opus in WebM, Safari AAC in a fragmented MP4. The sound
 * itself stays as it is. @throws for a recording without sound, or of another codec
 */
export async function toSendable(recording: Blob, name: string): Promise<File> {
  const input = new Input({ source: new BlobSource(recording), formats: [WEBM, OGG, MP4] });
  try {
    const track = await input.getPrimaryAudioTrack();
    const codec = await track?.getCodec();
    if (!track || (codec !== "opus" && codec !== "aac")) throw new Error("there is no sound that can be sent");
    const { format, type, ending } = sendable[codec];
    const target = new BufferTarget();
    const output = new Output({ format: format(), target });
    const source = new EncodedAudioPacketSource(codec);
    output.addAudioTrack(source);
    await output.start();
    const decoderConfig = await track.getDecoderConfig();
    if (!decoderConfig) throw new Error("the recording does not say how it is read");
    for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, { decoderConfig });
    await output.finalize();
    if (!target.buffer) throw new Error("nothing was recorded");
    return new File([target.buffer], `${name}.${ending}`, { type });
  } finally {
    input.dispose();
  }
}
