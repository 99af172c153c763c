async function post(url: string, body: object, token?: string): Promise<Record<string, string>> {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, {
    method: "POST",
    headers: { ...headers, origin: "http://localhost:3000" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${url}: ${answer.status} ${await answer.text()}`);
  const fields: unknown = await answer.json();
  return Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, String(value)]));
}

export type OpenedShop = { shopId: string; token: string; admin: { email: string; password: string } };

/** Opens a shop with its admin through the sign-up calls. Several shops of one API have a number each, 0 to 9. */
export async function openShop(apiUrl: string, number = 0): Promise<OpenedShop> {
  const admin = { email: `asha${number}@duka.example`, password: "neno la siri" };
  const { token = "" } = await post(`${apiUrl}/auth/sign-up`, { name: "Asha", ...admin });
  const newShop = { name: "Duka", category: "home", whatsapp_number: `071234567${number}` };
  const { id: shopId = "" } = await post(`${apiUrl}/shop`, newShop, token);
  return { shopId, token, admin };
}

/** Returns a new access token: each is valid for 15 minutes. */
export async function logIn(apiUrl: string, { admin }: OpenedShop): Promise<string> {
  const { token = "" } = await post(`${apiUrl}/auth/log-in`, admin);
  return token;
}
