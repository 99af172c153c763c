/** Asks the sandbox for something; what comes of it arrives by itself. */
export async function ask(path: string, body: unknown = {}): Promise<void> {
  await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

export const write = (waId: string, to: string, content: Record<string, unknown>) =>
  ask(`/_customers/${waId}/messages`, { to, ...content });

export const changeCustomer = (waId: string, change: Record<string, unknown>) => ask(`/_customers/${waId}`, change);

/** The bytes of a file, as the wire takes them. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => done(String(reader.result).split(",")[1] ?? ""));
    reader.addEventListener("error", () => fail(reader.error));
    reader.readAsDataURL(file);
  });
}
