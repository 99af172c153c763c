import { redirect } from "next/navigation";

/** On a host of its own; behind the site `/` is the landing page and never comes here. */
export default function RootPage() {
  redirect("/dashboard");
}
