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

/** A shop with its admin, opened as people open one. */
export async function openShop(apiUrl: string): Promise<{ shopId: string; token: string }> {
  const person = { name: "Asha", email: "asha@duka.example", password: "neno la siri" };
  const { token = "" } = await post(`${apiUrl}/auth/sign-up`, person);
  const newShop = { name: "Duka", category: "home", whatsapp_number: "0712345678" };
  const { id: shopId = "" } = await post(`${apiUrl}/shop`, newShop, token);
  return { shopId, token };
}
