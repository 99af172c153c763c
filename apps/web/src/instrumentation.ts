/** Called once by Next when the server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { openFrontDoor } = await import("./lib/front/front-door.ts");
  openFrontDoor();
}
