/** Why the pages of a PDF cannot be drawn; each has its sentence. */
export type PdfProblemCode = "not_pdf" | "too_big" | "password" | "damaged" | "too_many_pages" | "not_loaded";

export class PdfProblem extends Error {
  readonly code: PdfProblemCode;
  constructor(code: PdfProblemCode) {
    super(`the PDF is refused: ${code}`);
    this.code = code;
  }
}
