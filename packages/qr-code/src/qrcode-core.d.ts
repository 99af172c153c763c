/** Only the encoder of the package `qrcode`: its main file also brings drawing code we don't use. */
declare module "qrcode/lib/core/qrcode.js" {
  type Level = "L" | "M" | "Q" | "H";
  type Code = { modules: { size: number; get: (row: number, column: number) => 0 | 1 | boolean } };
  export function create(text: string, options: { errorCorrectionLevel: Level }): Code;
}
