/** Called once by Next when the server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { stripRewriteHeader } = await import("./strip-rewrite-header.ts");
  stripRewriteHeader();
}
