/** Called once by Next when the server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { interceptRequests } = await import("./lib/http/intercept-requests.ts");
  interceptRequests();
}
