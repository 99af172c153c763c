// @vitest-environment happy-dom
import { Button } from "@mauzo/ui/button";
import { QueryClientProvider, useMutation } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

const send = vi.fn(() => new Promise<void>(() => {}));
function Form() {
  const { mutate, isPending } = useMutation({ mutationFn: send });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      Save
    </Button>
  );
}

/** What stands in line after the press that was just handled, before any timer. */
const nextPress = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

it("finds a button busy at the press that comes next, however soon", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  createRoot(place).render(
    <QueryClientProvider client={createQueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  const button = await vi.waitUntil(() => place.querySelector("button"));
  button.click();
  await nextPress();
  button.click();
  await nextPress();
  expect(send).toHaveBeenCalledTimes(1);
});
